import { profileOperations } from '@atrium/contracts/profile/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRows, sessions, users } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createSessionService, sealed, signInAs, testPassword } from '../testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

const whoIs = (token: string) => service.request(profileOperations.getProfile, { query: {} }, { as: token })

describe('signIn', () => {
  it('opens a session and writes an audit row', async () => {
    const { data } = await signInAs(service, ' ann ')
    expect(data).toMatchObject({ userId: 'ann', userAccount: 'ann' })
    expect((await whoIs(data.accessToken)).data).toMatchObject({
      account: 'ann',
      lastLoginTime: service.clock.now().toISOString(),
    })
    const rows = await service.database.connection.select().from(auditRows)
    expect(rows.at(-1)).toMatchObject({ operation: 'signIn', actorId: 'ann', subject: { isWebClient: true } })
  })

  it.each(['\u202dann\u202c', 'ann\u200b', '\ufeff ann\u2060'])(
    'accepts the account as pasted: %j',
    async (pasted) => {
      expect((await signInAs(service, pasted)).data).toMatchObject({ userId: 'ann' })
    },
  )

  it('refuses a wrong password and an unknown account alike', async () => {
    const wrong = await signInAs(service, 'bob', { password: 'wrong' })
    const unknown = await signInAs(service, 'nobody', { password: 'wrong' })
    expect(wrong.code).toBe(sessionErrors.wrongCredentials)
    expect(unknown.envelope).toEqual(wrong.envelope)
  })

  it('accepts a sealed password once', async () => {
    const { keyId, signIn: password } = await sealed(service, { signIn: testPassword })
    const body = { userName: 'ann', password, keyId }
    expect((await service.request(sessionOperations.signIn, { query: {}, body })).succeeded).toBe(true)
    const again = await service.request(sessionOperations.signIn, { query: {}, body })
    expect(again.code).toBe(sessionErrors.sealExpired)
  })

  it('accepts it once even when it is sent many times simultaneously', async () => {
    const { keyId, signIn: password } = await sealed(service, { signIn: testPassword })
    const body = { userName: 'ann', password, keyId }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => service.request(sessionOperations.signIn, { query: {}, body })),
    )
    expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(1)
  })

  it('accepts it for five minutes, for signing in only, and only unmodified', async () => {
    const late = await sealed(service, { signIn: testPassword })
    const other = await sealed(service, { oldPassword: testPassword })
    const send = (keyId: string, password: string) =>
      service.request(sessionOperations.signIn, { query: {}, body: { userName: 'ann', password, keyId } })
    const altered = `${late.signIn.startsWith('A') ? 'B' : 'A'}${late.signIn.slice(1)}`
    expect((await send(late.keyId, altered)).code).toBe(sessionErrors.sealExpired)
    expect((await send(other.keyId, other.oldPassword)).code).toBe(sessionErrors.sealExpired)
    expect((await send('seals-0', late.signIn)).code).toBe(sessionErrors.sealExpired)
    service.clock.advance(300_000)
    expect((await send(late.keyId, late.signIn)).code).toBe(sessionErrors.sealExpired)
  })

  it('opens nothing when the password changed meanwhile', async () => {
    const { connection } = service.database
    const attempts = signInAs(service, 'ann')
    await connection.update(users).set({ passwordHash: 'changed' }).where(eq(users.id, 'ann'))
    const { succeeded } = await attempts
    const [session] = await connection.select().from(sessions).where(eq(sessions.userId, 'ann')).limit(1)
    expect(session).toBeDefined()
    expect(succeeded).toBe(false)
  })
})

describe('signOut', () => {
  it('ends the session and writes an audit row', async () => {
    const { data } = await signInAs(service, 'bob')
    expect((await service.request(sessionOperations.signOut, {}, { as: data.accessToken })).data).toBe(true)
    expect((await whoIs(data.accessToken)).status).toBe(401)
    const rows = await service.database.connection.select().from(auditRows)
    expect(rows.at(-1)).toMatchObject({ operation: 'signOut', actorId: 'bob' })
  })
})
