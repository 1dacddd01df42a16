import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import { migrationsFolder } from './platform/database/migrationsFolder'
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
