import { profileOperations } from '@atrium/contracts/profile/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSession } from '../../../../../../packages/features/src/session/createSession'
import { createClient } from '../../../../../../packages/features/src/shared/wire/client'
import type { TestService } from '../../../testing/createTestService'
import { openSession } from '../../../testing/openSession'
import { createSessionService } from '../testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

/** Faults of the first answer to a refresh, on a page that comes back with an expired token. */
const faults = {
  'its answer gets lost': async (send: () => Promise<Response>) => {
    await send()
    throw new TypeError('Failed to fetch')
  },
  'it never arrives': async () => {
    throw new TypeError('Failed to fetch')
  },
  'a proxy answers 503': async () => new Response('', { status: 503 }),
  'a proxy answers 429': async () => new Response('', { status: 429, headers: { 'retry-after': '0' } }),
}

it.each(Object.entries(faults))('a person stays signed in when %s', async (_, fault) => {
  const opened = await openSession(service.ports, 'ann', service.clock.now())
  if (!opened) throw new Error('No session was opened.')
  service.clock.advance(3_600_000)
  const refreshes: Response[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const ask = async () => service.app.request(new URL(String(input)).pathname, init)
    if (!String(input).endsWith(sessionOperations.refresh.path)) return ask()
    const isFirst = refreshes.length === 0
    const answered = async () => {
      refreshes.push(await ask())
      return refreshes.at(-1) as Response
    }
    if (!isFirst) return answered()
    refreshes.push(Response.error())
    return fault(ask)
  }
  const values = new Map<string, string>()
  const storage = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
  const baseUrl = 'http://service.invalid'
  const session = createSession({ storage, fetch, baseUrl, locks: undefined })
  session.begin(opened)
  const client = createClient({ baseUrl, fetch, tokens: session })
  expect((await client(profileOperations.getProfile, { query: {} })).id).toBe('ann')
  expect(session.getState().state).toBe('signedIn')
  expect(refreshes).toHaveLength(2)
})
