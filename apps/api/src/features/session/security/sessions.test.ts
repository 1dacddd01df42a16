import { profileOperations } from '@atrium/contracts/profile/policy'
import { securityOperations } from '@atrium/contracts/security/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { following, purposeHeader } from '@atrium/contracts/wire/headers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createSessionService, signInAs } from '../testSession'
import type { SessionTokens } from '../tokens/issueTokens'

const idle = 7_200_000
const minute = 60_000

let service: TestService
beforeAll(async () => {
  service = await createSessionService({
    settings: { sessionIdleSeconds: idle / 1000, trustedProxies: () => true },
  })
})
beforeEach(() => service.database.connection.delete(sessions))
afterAll(() => service.close())

/** Signs in a second after the previous sign-in, so that the sessions have an order. */
async function signIn(account = 'ann', headers: Record<string, string> = {}, isWebClient = true) {
  service.clock.advance(1000)
  return (await signInAs(service, account, { headers, isWebClient })).data
}

const whoIs = (as: string) => service.request(profileOperations.getProfile, { query: {} }, { as })
const statusOf = async ({ accessToken }: SessionTokens) => (await whoIs(accessToken)).status
const sessionsOf = async (as: string) =>
  (await service.request(securityOperations.listSessions, {}, { as })).data
const end = (as: string, sessionIds?: string[]) =>
  service.request(securityOperations.endSessions, { body: sessionIds ? { sessionIds } : {} }, { as })
const refresh = ({ accessToken, refreshToken, passportToken, passportRefreshToken }: SessionTokens) =>
  service.request(sessionOperations.refresh, {
    body: { accessToken, refreshToken, passportToken, passportRefreshToken },
  })

describe('the eleventh sign-in', () => {
  it('ends only the oldest session, as signed in elsewhere, whatever client it claims to be', async () => {
    const product = await signIn('ann', {}, false)
    const others: SessionTokens[] = []
    for (let n = 0; n < 9; n++) others.push(await signIn('ann', {}, n % 2 === 0))
    expect(await statusOf(product)).toBe(200)
    const last = await signIn()
    const answer = await whoIs(product.accessToken)
    expect([answer.status, answer.envelope]).toEqual([403, null])
    for (const session of [...others, last]) expect(await statusOf(session)).toBe(200)

    service.clock.advance(3_600_000)
    expect(await statusOf(product)).toBe(403)
    expect((await refresh(product)).code).toBe(sessionErrors.signedInElsewhere)
  })

  it('leaves ten open when many sign in simultaneously', async () => {
    for (let n = 0; n < 5; n++) await signIn('bob')
    service.clock.advance(1000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => signInAs(service, 'bob')))
    expect(answers.every(({ succeeded }) => succeeded)).toBe(true)
    const states = await Promise.all(answers.map(({ data }) => statusOf(data)))
    expect(states).toEqual(Array(10).fill(200))
    expect(await sessionsOf(answers[0]?.data.accessToken ?? '')).toHaveLength(10)
  })

  it('doesn’t count sessions that were signed out', async () => {
    const first = await signIn()
    for (let n = 0; n < 9; n++) await signIn()
    service.clock.advance(idle - minute)
    expect(await statusOf(first)).toBe(401)
    const renewed = (await refresh(first)).data
    expect(await statusOf(renewed)).toBe(200)
    service.clock.advance(minute)
    await signIn()
    expect(await statusOf(renewed)).toBe(200)
  })
})

describe('an idle session', () => {
  it('ends for calls and refreshes, and its page asks for the password', async () => {
    const opened = await signIn()
    service.clock.advance(idle)
    expect(await statusOf(opened)).toBe(401)
    expect((await refresh(opened)).code).toBe(sessionErrors.refreshRefused)
  })

  it('is not kept open by refreshes alone', async () => {
    let tokens: SessionTokens = await signIn()
    for (let n = 1; n < 4; n++) {
      service.clock.advance(idle / 4)
      tokens = (await refresh(tokens)).data
    }
    service.clock.advance(idle / 4)
    expect((await refresh(tokens)).code).toBe(sessionErrors.refreshRefused)
  })

  it('is extended by each call, up to its absolute expiry', async () => {
    let tokens: SessionTokens = await signIn()
    const ends = service.clock.now().getTime() + service.ports.settings.sessionSeconds * 1000
    while (service.clock.now().getTime() + idle - minute < ends) {
      service.clock.advance(idle - minute)
      const renewed = await refresh(tokens)
      expect(renewed.succeeded).toBe(true)
      tokens = renewed.data
      expect(await statusOf(tokens)).toBe(200)
    }
    service.clock.advance(idle - minute)
    expect((await refresh(tokens)).code).toBe(sessionErrors.refreshRefused)
  })

  it('is left out of the lists', async () => {
    await signIn()
    service.clock.advance(idle)
    expect(await sessionsOf((await signIn()).accessToken)).toHaveLength(1)
  })
})

describe('the list of sessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36'
  const from = (address: string) => ({ 'user-agent': chrome, 'x-forwarded-for': address })

  it('has each session’s browser, origin and times, and marks the current one', async () => {
    const other = await signIn('ann', from('198.51.100.7'))
    const signedInAt = service.clock.now().toISOString()
    service.clock.advance(2 * minute)
    await service.request(
      profileOperations.getProfile,
      { query: {} },
      { as: other.accessToken, headers: from('203.0.113.24') },
    )
    const lastActiveAt = service.clock.now().toISOString()
    const { accessToken } = await signIn()
    const list = await sessionsOf(accessToken)
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(list[1]).toMatchObject({
      browser: 'Chrome 139',
      system: 'Windows',
      address: '203.0.113.24',
      signedInAt,
      lastActiveAt,
    })
  })

  it('records a use at most once a minute, however many calls there are', async () => {
    const { accessToken } = await signIn()
    const usedAt = async () => (await service.database.connection.select().from(sessions))[0]?.usedAt
    const openedAt = service.clock.now()
    service.clock.advance(minute - 1)
    await whoIs(accessToken)
    expect(await usedAt()).toEqual(openedAt)
    service.clock.advance(1)
    await Promise.all(Array.from({ length: 20 }, () => whoIs(accessToken)))
    expect(await usedAt()).toEqual(service.clock.now())
  })

  it('counts no use when a page refetches after an event, but does when it changes something', async () => {
    const { accessToken } = await signIn()
    const usedAt = async () => (await service.database.connection.select().from(sessions))[0]?.usedAt
    const openedAt = service.clock.now()
    const headers = { [purposeHeader]: following }
    service.clock.advance(2 * minute)
    const read = await service.request(
      profileOperations.getProfile,
      { query: {} },
      { as: accessToken, headers },
    )
    expect(read.code).toBe(0)
    expect(await usedAt()).toEqual(openedAt)
    const body = { sessionIds: ['nowhere'] }
    await service.request(securityOperations.endSessions, { body }, { as: accessToken, headers })
    expect(await usedAt()).toEqual(service.clock.now())
  })

  it('shows and ends only the caller’s own sessions', async () => {
    const ann = await signIn()
    const bob = await signIn('bob')
    const [own] = await sessionsOf(bob.accessToken)
    expect(await sessionsOf(ann.accessToken)).toHaveLength(1)
    const missing = await end(ann.accessToken, ['nowhere'])
    const foreign = await end(ann.accessToken, [own?.sessionId ?? ''])
    expect(foreign.status).toBe(404)
    expect(foreign.envelope).toEqual(missing.envelope)
    expect(await statusOf(bob)).toBe(200)
  })

  it('ends only the caller’s own sessions when somebody else’s are among them', async () => {
    const [ann, other, bob] = [await signIn(), await signIn(), await signIn('bob')]
    const [bobs] = await sessionsOf(bob.accessToken)
    const ids = (await sessionsOf(ann.accessToken)).map(({ sessionId }) => sessionId)
    expect((await end(ann.accessToken, [...ids, bobs?.sessionId ?? ''])).data).toBe(1)
    expect([await statusOf(ann), await statusOf(other), await statusOf(bob)]).toEqual([200, 403, 200])
  })
})

describe('a session ended from another one', () => {
  it('is refused at its next call and its refresh, as signed in elsewhere', async () => {
    const [here, there] = [await signIn(), await signIn()]
    expect((await end(here.accessToken)).data).toBe(1)
    const answer = await whoIs(there.accessToken)
    expect([answer.status, answer.envelope]).toEqual([403, null])
    expect((await refresh(there)).code).toBe(sessionErrors.signedInElsewhere)
    expect(await statusOf(here)).toBe(200)
  })

  it('stays ended when it is refreshed meanwhile', async () => {
    const [here, there] = [await signIn(), await signIn()]
    const [, ...refreshed] = await Promise.all([
      end(here.accessToken),
      ...Array.from({ length: 10 }, () => refresh(there)),
    ])
    for (const answer of refreshed) {
      if (answer.succeeded) expect(await statusOf(answer.data)).toBe(403)
    }
    expect(await statusOf(there)).toBe(403)
    expect((await refresh(there)).code).toBe(sessionErrors.signedInElsewhere)
  })
})
