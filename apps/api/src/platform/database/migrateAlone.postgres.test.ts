import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../tables'
import { createServerDatabase, type ServerDatabase } from '../../testing/createServerDatabase'
import { openPostgres } from './openPostgres'

let empty: ServerDatabase
beforeAll(async () => {
  empty = await createServerDatabase()
})
afterAll(() => empty.drop())

it('migrates and fills with a single connection, one process at a time', async () => {
  const processes = await Promise.all([1, 2, 3].map(() => openPostgres({ url: empty.url, connections: 1 })))
  let alone = 0
  let most = 0
  const starts = processes.map((database) =>
    database.migrate(async () => {
      alone += 1
      most = Math.max(most, alone)
      await database.connection.select().from(users)
      await sleep(50)
      alone -= 1
    }),
  )
  await Promise.all(starts)
  expect(most).toBe(1)
  await Promise.all(processes.map((database) => database.close()))
})
