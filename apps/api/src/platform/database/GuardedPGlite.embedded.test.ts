import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/servers/openTestDatabase'
import type { MigratableDatabase } from './Connection'

let database: MigratableDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const one = sql`select 1`

it('fails at once what would wait forever', async () => {
  const outside = database.transaction(() => database.connection.execute(one))
  await expect(outside).rejects.toThrow()
  await expect(database.transaction(() => database.transaction((tx) => tx.execute(one)))).rejects.toThrow(
    'Within a transaction',
  )
})

it('lets everybody else wait for their turn', async () => {
  const results = await Promise.all([
    database.transaction((tx) => tx.execute(one)),
    database.connection.execute(one),
    database.transaction((tx) => tx.execute(one)),
  ])
  expect(results).toHaveLength(3)
})

it('lets a read overtake waiting writes, even if it comes later', async () => {
  let written = 0
  const writes = Array.from({ length: 20 }, async () => {
    await database.transaction((tx) => tx.execute(one))
    written += 1
  })
  await turnOfTheLoop()
  await database.connection.execute(one)
  await database.connection.execute(one)
  expect(written).toBeLessThan(5)
  await Promise.all(writes)
})
