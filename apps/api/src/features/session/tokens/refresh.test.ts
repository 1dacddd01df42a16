import { profileOperations } from '@atrium/contracts/profile/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRows, sessions } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { openSession } from '../../../testing/openSession'
import { createSessionService } from '../testSession'
import type { SessionTokens } from './issueTokens'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

async function opened(userId = 'ann'): Promise<SessionTokens> {
  const session = await openSession(service.ports, userId, service.clock.now(), { isWebClient: false })
  if (!session) throw new Error('No session was opened.')
  return session
}

const refresh = ({ accessToken, refreshToken, passportToken, passportRefreshToken }: SessionTokens) =>
  service.request(sessionOperations.refresh, {
    body: { accessToken, refreshToken, passportToken, passportRefreshToken },
  })

const whoIs = (token: string) => service.request(profileOperations.getProfile, { query: {} }, { as: token })

describe('refresh', () => {
  it('replaces every token, in the same second too, and leaves the previous access token valid for its few minutes', async () => {
    const first = await opened()
    const second = (await refresh(first)).data
    for (const name of ['accessToken', 'refreshToken', 'passportToken', 'passportRefreshToken'] as const) {
      expect(second[name]).not.toBe(first[name])
    }
    expect((await whoIs(second.accessToken)).data.id).toBe('ann')
    service.clock.advance(60_000)
    const third = (await refresh(second)).data
    service.clock.advance(service.ports.settings.accessTokenSeconds * 1000 - 60_000)
    expect((await whoIs(first.accessToken)).status).toBe(401)
    expect((await whoIs(third.accessToken)).status).toBe(200)
  })

  it('works after the access token has expired', async () => {
    const first = await opened()
    service.clock.advance(3_600_000)
    expect((await whoIs(first.accessToken)).status).toBe(401)
    expect((await whoIs((await refresh(first)).data.accessToken)).status).toBe(200)
  })

  it('gives the immediate parent the same child for ten seconds', async () => {
    const first = await opened()
    const second = (await refresh(first)).data
    service.clock.advance(10_000)
    expect((await refresh(first)).data).toEqual(second)
    expect((await refresh(second)).succeeded).toBe(true)
  })

  it('gives one child to a hundred refreshes at once', async () => {
    const first = await opened()
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(first)))
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1)
  })

  it('ends the session when the parent comes after its ten seconds', async () => {
    const first = await opened()
    const second = (await refresh(first)).data
    service.clock.advance(10_001)
    expect((await refresh(first)).code).toBe(sessionErrors.refreshRefused)
    expect((await refresh(second)).code).toBe(sessionErrors.refreshRefused)
    expect((await whoIs(second.accessToken)).status).toBe(401)
  })

  it('ends the session at once when a grandparent comes, and writes an audit row', async () => {
    const first = await opened()
    const second = (await refresh(first)).data
    const third = (await refresh(second)).data
    expect((await refresh(first)).code).toBe(sessionErrors.refreshRefused)
    expect((await refresh(third)).code).toBe(sessionErrors.refreshRefused)
    expect((await whoIs(third.accessToken)).status).toBe(401)
    const rows = await service.database.connection.select().from(auditRows)
    expect(rows.at(-1)).toMatchObject({ operation: 'refresh', subject: { ended: 'reused', generation: 1 } })
  })

  it('ends with the session, however often it was refreshed', async () => {
    let tokens = await opened()
    const half = (service.ports.settings.sessionSeconds * 1000) / 2
    service.clock.advance(half)
    tokens = (await refresh(tokens)).data
    service.clock.advance(half - 1000)
    tokens = (await refresh(tokens)).data
    expect((await whoIs(tokens.accessToken)).status).toBe(200)
    service.clock.advance(1000)
    expect((await whoIs(tokens.accessToken)).status).toBe(401)
    expect((await refresh(tokens)).code).toBe(sessionErrors.refreshRefused)
  })

  it('refuses tokens of two sessions, swapped kinds and forged ones, and leaves the session open', async () => {
    const own = await opened()
    const other = await opened('bob')
    const [id = ''] = own.refreshToken.split('.')
    const forgeries: Partial<SessionTokens>[] = [
      { passportRefreshToken: other.passportRefreshToken },
      { accessToken: other.accessToken },
      { passportToken: other.passportToken },
      { refreshToken: own.passportRefreshToken },
      { accessToken: own.passportToken },
      { refreshToken: `${id}.1.${'A'.repeat(43)}` },
      { refreshToken: own.refreshToken.replace('.1.', '.2.') },
    ]
    for (const forgery of forgeries) {
      expect((await refresh({ ...own, ...forgery })).code).toBe(sessionErrors.refreshRefused)
    }
    expect((await refresh(own)).succeeded).toBe(true)
  })

  it('stores nothing that could be presented as a token', async () => {
    const tokens = await opened()
    const rows = JSON.stringify(await service.database.connection.select().from(sessions))
    const { accessToken, refreshToken, passportToken, passportRefreshToken } = tokens
    for (const token of [accessToken, refreshToken, passportToken, passportRefreshToken]) {
      expect(rows).not.toContain(token)
    }
  })
})
