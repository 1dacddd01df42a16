import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, expect, it } from 'vitest'
import type { MigratableDatabase } from '../../platform/database/Connection'
import { migrationsFolder } from '../../platform/database/migrationsFolder'
import { openEmbedded } from '../../platform/database/openEmbedded'
import { openPostgres } from '../../platform/database/openPostgres'
import { auditChains, auditRows } from '../../tables'
import { createServerDatabase } from '../../testing/servers/createServerDatabase'
import { verifyChain } from './verifyChain'
import { writeAuditRow } from './writeAuditRow'

const opened: { close(): Promise<void> }[] = []
afterAll(async () => {
  for (const one of opened.reverse()) await one.close()
})

async function openEmpty(): Promise<MigratableDatabase> {
  if (process.env.TEST_DATABASE !== 'postgres') return keep(await openEmbedded())
  const { url, drop } = await createServerDatabase()
  keep({ close: drop })
  return keep(await openPostgres({ url }))
}

function keep<T extends { close(): Promise<void> }>(one: T): T {
  opened.push(one)
  return one
}

async function run(database: MigratableDatabase, migrations: readonly MigrationMeta[]) {
  for (const statement of migrations.flatMap((migration) => migration.sql)) {
    await database.connection.execute(sql.raw(statement))
  }
}

it('starts a chain after the rows that a database already has', async () => {
  const database = await openEmpty()
  const { connection: db } = database
  const all = readMigrationFiles({ migrationsFolder })
  const isChain = ({ sql: statements }: MigrationMeta) =>
    statements.some((statement) => statement.includes('CREATE TABLE "audit_chains"'))
  const first = all.findIndex(isChain)
  await run(database, all.slice(0, first))
  const earlier = sql`insert into audit_rows (company_id, at, actor_id, session_id, operation, subject)
    values ('acme', now(), 'ann', 's', 'addDepartment', '{}'), ('acme', now(), 'ann', 's', 'addDepartment', '{}')`
  await db.execute(earlier)
  await run(database, all.slice(first))
  const row = { at: new Date(), actorId: 'ann', sessionId: 's', operation: 'addDepartment', caller: null }
  for (const companyId of ['acme', 'zeta', 'acme']) {
    await database.transaction((inside) => writeAuditRow(inside, { ...row, companyId, subject: { n: 1 } }))
  }
  const faults = async () => {
    const ends = await db.select().from(auditChains).orderBy(auditChains.companyId)
    return Promise.all(
      ends.map(async (end) => [end.companyId, end.length, await verifyChain(db, end, new Date())]),
    )
  }
  expect(await faults()).toEqual([
    ['acme', 2, undefined],
    ['zeta', 1, undefined],
  ])
  await db.insert(auditRows).values({ ...row, companyId: 'acme', subject: {}, caller: '' })
  expect((await faults())[0]?.[2]).toMatch(/^the row with id \d+ was inserted$/)
})
