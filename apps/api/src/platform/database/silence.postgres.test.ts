import { sessionOperations } from '@atrium/contracts/session/policy'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createServerDatabase, type ServerDatabase } from '../../testing/servers/createServerDatabase'
import { spawnReady } from '../../testing/servers/spawnService'
import { startSilentProxy } from '../../testing/servers/startSilentProxy'
import { isUnavailable } from './isUnavailable'
import { openPostgres } from './openPostgres'

let server: ServerDatabase
let proxy: Awaited<ReturnType<typeof startSilentProxy>>
beforeAll(async () => {
  server = await createServerDatabase('atrium_template')
  proxy = await startSilentProxy(server.url)
})
afterAll(async () => {
  await proxy.close()
  await server.drop()
})

const soon = { timeout: 120_000, interval: 100 }

it('serves again when its silent database is back, and can stop while it is silent', async () => {
  const service = await spawnReady({ DATABASE_URL: proxy.url(server.url), DATABASE_TIMEOUT: '2' })
  const read = () => service.request(sessionOperations.getFailedCount, { params: { userName: 'anyone' } })
  const health = async (path: string) => (await fetch(service.origin + path)).status
  await vi.waitFor(async () => expect((await read()).succeeded).toBe(true), soon)

  proxy.goSilent()
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(read))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect(answers[0]?.headers.get('retry-after')).toBe('2')
  expect(await health('/readyz')).toBe(503)
  expect(await health('/livez')).toBe(200)

  proxy.comeBack()
  await vi.waitFor(async () => expect((await read()).succeeded).toBe(true), soon)
  await vi.waitFor(async () => expect(await health('/readyz')).toBe(200), soon)

  proxy.goSilent()
  const last = read().catch(() => undefined)
  expect(await service.end()).toBe(0)
  await last
  proxy.comeBack()
})

it('listens again, and knows that it missed something', async () => {
  const lost = vi.fn()
  const database = await openPostgres({
    url: proxy.url(server.url),
    patience: 2000,
    onConnectionLost: lost,
  })
  const ear = { hear: vi.fn(), missed: vi.fn() }
  const listening = await database.listen('news', ear)
  proxy.goSilent()
  await expect(database.connection.execute(sql`select 1`)).rejects.toSatisfy(isUnavailable)
  proxy.comeBack()
  await vi.waitFor(() => expect(ear.missed).toHaveBeenCalled(), soon)
  await vi.waitFor(() => database.connection.execute(sql`select pg_notify('news', 'again')`), soon)
  await vi.waitFor(() => expect(ear.hear).toHaveBeenCalledWith('again'), soon)
  expect(lost).toHaveBeenCalled()
  await listening.end()
  await database.close()
})

it('ends a slow statement, on the server too', async () => {
  const database = await openPostgres({ url: server.url, patience: 200 })
  await expect(database.connection.execute(sql`select pg_sleep(60)`)).rejects.toSatisfy(isUnavailable)
  await database.connection.execute(sql`select 1`)
  await database.close()
})
