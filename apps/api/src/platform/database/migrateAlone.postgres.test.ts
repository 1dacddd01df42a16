import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../tables'
import { createServerDatabase, type ServerDatabase } from '../../testing/servers/createServerDatabase'
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

describe('while somebody else holds a lock', () => {
  let other: Client
  const opened = async (onWait: (what: string) => void, longestTurn?: number) =>
    openPostgres({ url: empty.url, connections: 1, onWait, ...(longestTurn && { longestTurn }) })
  beforeEach(async () => {
    other = new Client({ connectionString: empty.url, application_name: 'forgotten' })
    await other.connect()
    await other.query('select pg_advisory_lock(7201940552)')
  })
  afterEach(() => other.end())

  it('says after 5 s who it is, and continues when they are done', async () => {
    let tell: (what: string) => void = () => undefined
    const reported = new Promise<string>((resolve) => {
      tell = resolve
    })
    const database = await opened((what) => tell(what))
    const begun = performance.now()
    const migrated = database.migrate()
    expect(await reported).toMatch(/^process \d+ of the server \(forgotten from .*, idle for \d+ s\)$/)
    expect(performance.now() - begun).toBeLessThan(20_000)
    await other.query('select pg_advisory_unlock_all()')
    await migrated
    await database.close()
  })

  it('gives up with a sentence that names them', async () => {
    const database = await opened(() => undefined, 1500)
    await expect(database.migrate()).rejects.toThrow(
      /^The database of DATABASE_URL, .* can't be migrated, as process \d+ .*forgotten.* keeps a lock: let it end/,
    )
    await database.close()
  })
})
