import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection, MigratableDatabase } from './platform/database/Connection'
import { migrationsFolder } from './platform/database/migrationsFolder'
import { findObject, readContent, storeObject } from './platform/objects'
import { ofOwner } from './platform/owner/ofOwner'
import * as tables from './tables'
import { openTestDatabase } from './testing/servers/openTestDatabase'

it('lead to the schema in tables.ts', async () => {
  const read = (name: string) => JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8'))
  const last = read('_journal.json').entries.at(-1)
  const snapshot = read(`${String(last.idx).padStart(4, '0')}_snapshot.json`)
  expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([])
})

it('may run twice', async () => {
  const database = await openTestDatabase()
  await Promise.all([database.migrate(), database.migrate()])
  await database.close()
})

it('split existing pictures into parts like new ones, and assign them to their companies', async () => {
  const database = await openTestDatabase()
  const db = database.connection
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`create schema public`)
  const before = names.indexOf('0007_object_parts')
  for (const name of names.slice(0, before)) await run(db, name)
  const bytes = Uint8Array.from({ length: 2 * 262_144 + 7 }, (_, n) => n % 251)
  await db.execute(
    sql`insert into objects (company_id, name, audience, type, created_at, content)
      values ('acme', 'old.png', 'private', 'image/png', now(), decode(${Buffer.from(bytes).toString('hex')}, 'hex'))`,
  )
  for (const name of names.slice(before)) await run(db, name)

  const image = { bytes, type: 'image/png', extension: 'png' } as const
  const owner = { kind: 'company', companyId: 'acme' } as const
  const fresh = await storeObject(db, { owner, audience: 'private', image, now: new Date() })
  for (const name of ['old.png', fresh]) {
    const object = await findObject(db, owner, name)
    expect(object && (await readContent(db, object)).equals(bytes)).toBe(true)
    const parts = await db.$count(tables.objectParts, sql`name = ${name}`)
    expect(parts).toBe(3)
  }
  expect(await findObject(db, { kind: 'person', userId: 'acme' }, 'old.png')).toBeUndefined()
  await db.delete(tables.objects)
  expect(await db.$count(tables.objectParts)).toBe(0)
  await database.close()
})

it('keep sending messages that were queued before there was mail', async () => {
  const database = await openTestDatabase()
  const db = database.connection
  await db.execute(sql`drop schema public cascade`)
  await db.execute(sql`create schema public`)
  for (const name of names.slice(0, names.indexOf('0011_outbox'))) await run(db, name)
  await db.execute(sql`insert into sms_outbox (id, mobile, text, queued_at, due_at)
    values ('waits', '13800001111', '123456', now(), now()), ('sent', '13800001111', '', now(), null)`)
  for (const name of names.slice(names.indexOf('0011_outbox'))) await run(db, name)
  const rows = await db.select().from(tables.outbox).orderBy(tables.outbox.id)
  const same = { channel: 'sms', recipient: '13800001111', subject: '', html: '' }
  expect(rows).toMatchObject([
    { id: 'sent', ...same, text: '', dueAt: null },
    { id: 'waits', ...same, text: '123456', dueAt: expect.any(Date) },
  ])
  await database.close()
})

describe('that give orders owners', () => {
  const company = { kind: 'company', companyId: 'acme' } as const
  const ownProductsTables = [tables.orders, tables.orderItems, tables.payments, tables.orderEvents]
  let database: MigratableDatabase

  beforeAll(async () => {
    database = await openTestDatabase()
    const db = database.connection
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`create schema public`)
    for (const name of names.slice(0, names.indexOf('0008_owners'))) await run(db, name)
    await db.execute(sql`insert into companies (id, name, account, created_at) values
      ('acme', 'Acme', 'acme', now()), ('other', 'Other', 'other', now())`)
    await db.execute(sql`insert into orders (company_id, order_no, status, order_amount, pay_amount, created_at, expires_at)
      values ('acme', '1', 'SUCCESS', 5, 5, now(), now()), ('other', '2', 'NOTPAY', 7, 7, now(), now())`)
    await db.execute(sql`insert into order_items
      (company_id, order_no, position, main_id, product_name, product_type, selling_package_name, purchase_quantity)
      values ('acme', '1', 0, 'main', 'Beams', 0, 'Standard', 3)`)
    await db.execute(sql`insert into payments (company_id, id, order_no, pay_type, amount, state, created_at, changed_at)
      values ('acme', 'paid', '1', 'card', 5, 'paid', now(), now())`)
    await db.execute(
      sql`insert into order_events (company_id, order_no, after, at) values ('acme', '1', 'NOTPAY', now())`,
    )
    for (const name of names.slice(names.indexOf('0008_owners'))) await run(db, name)
  })
  afterAll(() => database.close())

  it('leave each company what it had', async () => {
    const db = database.connection
    const [order] = await db.select().from(tables.orders).where(ofOwner(tables.orders, company))
    expect(order).toMatchObject({ orderNo: '1', status: 'SUCCESS', companyId: 'acme', userId: null })
    for (const table of ownProductsTables) expect(await db.$count(table, ofOwner(table, company))).toBe(1)
    const other = { kind: 'company', companyId: 'other' } as const
    expect(await db.$count(tables.orders, ofOwner(tables.orders, other))).toBe(1)
  })

  it('let a new row join the existing ones', async () => {
    const db = database.connection
    const key = { ownerKind: 'company', ownerId: 'acme', orderNo: '1' } as const
    await db.insert(tables.orderEvents).values({ ...key, after: 'SUCCESS', at: new Date() })
    expect(await db.$count(tables.orderEvents)).toBe(2)
  })

  it.each([
    ['an unknown company', { ownerKind: 'company', ownerId: 'nobody' }],
    ['an unknown person', { ownerKind: 'person', ownerId: 'acme' }],
    ['neither', { ownerKind: 'department' as 'company', ownerId: 'acme' }],
  ] as const)('refuse an order of %s', async (_, owner) => {
    const at = new Date()
    const order = { ...owner, orderNo: '3', status: 'NOTPAY', orderAmount: 1, payAmount: 1 } as const
    const insert = database.connection
      .insert(tables.orders)
      .values({ ...order, createdAt: at, expiresAt: at })
    await expect(insert).rejects.toThrow()
  })
})

const names = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.replace('.sql', ''))
  .sort()

async function run(db: Connection, name: string): Promise<void> {
  const migration = readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
}
