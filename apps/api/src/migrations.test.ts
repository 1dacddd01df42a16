import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrationsFolder } from './platform/database/migrationsFolder'
import { findObject, readContent, storeObject } from './platform/objects'
import * as tables from './tables'
import { openTestDatabase } from './testing/openTestDatabase'

it('lead to what tables.ts says', async () => {
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

it('cut pictures that lie there into parts as new ones are', async () => {
  const database = await openTestDatabase()
  const db = database.connection
  const bytes = Uint8Array.from({ length: 2 * 262_144 + 7 }, (_, n) => n % 251)
  await db.execute(sql`drop table object_parts`)
  await db.execute(sql`alter table objects add column content bytea not null`)
  await db.execute(
    sql`insert into objects values ('acme', 'old.png', 'private', 'image/png', now(), decode(${Buffer.from(bytes).toString('hex')}, 'hex'))`,
  )
  const migration = readFileSync(join(migrationsFolder, '0007_object_parts.sql'), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))

  const image = { bytes, type: 'image/png', extension: 'png' } as const
  const fresh = await storeObject(db, { companyId: 'acme', audience: 'private', image, now: new Date() })
  for (const name of ['old.png', fresh]) {
    const object = await findObject(db, 'acme', name)
    expect(object && (await readContent(db, object)).equals(bytes)).toBe(true)
    const parts = await db.$count(tables.objectParts, sql`name = ${name}`)
    expect(parts).toBe(3)
  }
  await db.delete(tables.objects)
  expect(await db.$count(tables.objectParts)).toBe(0)
  await database.close()
})
