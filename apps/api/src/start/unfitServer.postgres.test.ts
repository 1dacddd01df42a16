import { sessionOperations } from '@atrium/contracts/session/policy'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createServerDatabase, type ServerDatabase } from '../testing/servers/createServerDatabase'
import { type SpawnedService, spawnReady, spawnService } from '../testing/servers/spawnService'
import { findPooler, startPooler } from '../testing/servers/startPooler'

let database: ServerDatabase
let service: SpawnedService
beforeAll(async () => {
  database = await createServerDatabase('atrium_template')
  service = await spawnReady({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await service.end()
  await database.drop()
})

/** Like a failover that leaves a standby at the address: connections break, and new ones are read-only. */
async function turnReadOnly(isReadOnly: boolean): Promise<void> {
  const name = new URL(database.url).pathname.slice(1)
  const client = new Client({ connectionString: new URL('postgres', database.url).href })
  await client.connect()
  await client.query(
    `alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  )
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await client.end()
}

async function expectRefusal(url: string, sentence: RegExp): Promise<void> {
  const ended = await spawnService({ DATABASE_URL: url })
  expect(ended).toMatchObject({ code: 1 })
  expect(ended.output).toMatch(sentence)
}

it('is not ready on a standby, refuses to start there, and serves when the primary is back', async () => {
  const ready = async () => {
    const response = await fetch(`${service.origin}/readyz`)
    return [response.status, (await response.json()).status]
  }
  const read = () => service.request(sessionOperations.getFailedCount, { params: { userName: 'anyone' } })
  expect(await ready()).toEqual([200, 'ready'])

  await turnReadOnly(true)
  await vi.waitFor(async () => expect(await ready()).toEqual([503, 'databaseReadOnly']), { timeout: 5000 })
  expect((await read()).status).toBe(503)
  await expectRefusal(
    database.url,
    /^The database of DATABASE_URL, .* is read-only, as a standby is: .*\.\n$/,
  )

  await turnReadOnly(false)
  await vi.waitFor(async () => expect(await ready()).toEqual([200, 'ready']), { timeout: 30_000 })
  expect((await read()).succeeded).toBe(true)
})

it.skipIf(findPooler() === undefined)(
  'refuses a pooler in transaction mode, but not in session mode',
  async () => {
    const byTransaction = await startPooler(database.url, 'transaction')
    await expectRefusal(
      byTransaction.url,
      /^DATABASE_URL, .* leads to a pooler .* pool_mode = session .*\.\n$/,
    )
    await byTransaction.close()
    const bySession = await startPooler(database.url, 'session')
    const pooled = await spawnReady({ DATABASE_URL: bySession.url })
    expect(await pooled.end()).toBe(0)
    await bySession.close()
  },
)
