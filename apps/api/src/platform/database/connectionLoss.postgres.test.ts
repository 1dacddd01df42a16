import { setTimeout as sleep } from 'node:timers/promises'
import { contract } from '@atrium/contracts/wire/contract'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { implement } from '../../ports/implement'
import { createTestService, type TestService } from '../../testing/createTestService'
import { createServerDatabase, type ServerDatabase } from '../../testing/servers/createServerDatabase'
import type { Connection } from './Connection'
import { isUnavailable } from './isUnavailable'
import { openPostgres } from './openPostgres'

const post = { method: 'POST', summary: '', access: 'user', response: v.literal(true) } as const
const toys = contract({
  breakWhileAsking: { ...post, path: '/api/toys/breakWhileAsking' },
  breakBetween: { ...post, path: '/api/toys/breakBetween' },
})

const routes = implement(toys, {
  async breakWhileAsking({ db }) {
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    return true
  },
  async breakBetween({ db }) {
    await terminate(db, service.database.connection)
    await db.execute(sql`select 1`)
    return true
  },
})

/** Like a server restart or a network failure, while nothing is running. */
async function terminate(transaction: Connection, other: Connection): Promise<void> {
  const [own] = await transaction.select({ pid: sql`pg_backend_pid()` }).from(sql`(select 1) as one`)
  await other.execute(sql`select pg_terminate_backend(${own?.pid}::int)`)
  await sleep(200)
}

let service: TestService
let own: ServerDatabase
beforeAll(async () => {
  service = await createTestService({ routes })
  own = await createServerDatabase()
})
afterAll(async () => {
  await service.close()
  await own.drop()
})

it.each(Object.values(toys))(
  '$name is answered with 503, and the next request with a new connection',
  async (toy) => {
    const answer = await service.request(toy, {}, { as: { userId: 'anyone' } })
    expect(answer).toMatchObject({ status: 503, code: 50_300 })
    expect((await service.app.request('/readyz')).status).toBe(200)
  },
)

it('reports a connection that breaks within a transaction', async () => {
  const lost: Error[] = []
  const database = await openPostgres({ url: own.url, onConnectionLost: (error) => lost.push(error) })
  const broken = database.transaction(async (transaction) => {
    await terminate(transaction, database.connection)
    await transaction.execute(sql`select 1`)
  })
  await expect(broken).rejects.toSatisfy(isUnavailable)
  expect(lost).toHaveLength(1)
  await database.connection.execute(sql`select 1`)
  await database.close()
})
