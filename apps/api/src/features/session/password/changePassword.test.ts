import { profileOperations } from '@atrium/contracts/profile/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditRows } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createSessionService, sealed, signInAs, testPassword } from '../testSession'

let service: TestService
let token: string
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())
beforeEach(async () => {
  service.clock.advance(3_600_000)
  token = (await signInAs(service, 'ann')).data.accessToken
})

async function change(oldPassword: string, newPassword: string, as = token) {
  const body = await sealed(service, { oldPassword, newPassword })
  return service.request(sessionOperations.changePassword, { body }, { as })
}

const whoIs = (as: string) => service.request(profileOperations.getProfile, { query: {} }, { as })

describe('changePassword', () => {
  it('accepts the new password from then on, ends the other sessions and writes an audit row', async () => {
    const own = (await signInAs(service, 'bob')).data.accessToken
    const other = (await signInAs(service, 'bob', { isWebClient: false })).data.accessToken
    expect((await change(testPassword, 'Bridges-and-4-arches', own)).data).toBe(true)
    expect((await whoIs(own)).status).toBe(200)
    expect((await whoIs(other)).status).toBe(401)
    expect((await whoIs(token)).status).toBe(200)
    expect((await signInAs(service, 'bob')).code).toBe(sessionErrors.wrongCredentials)
    const again = await signInAs(service, 'bob', { password: 'Bridges-and-4-arches' })
    expect(again.succeeded).toBe(true)
    const rows = await service.database.connection.select().from(auditRows)
    const row = rows.find(({ operation }) => operation === 'changePassword')
    expect(row).toMatchObject({ actorId: 'bob', subject: { otherSessionsEnded: 1 } })
  })

  it('refuses weak passwords, each with its reason', async () => {
    for (const weak of ['Ab1', 'my-ann-name-1', `a1${'x'.repeat(127)}`]) {
      expect((await change(testPassword, weak)).code).toBe(sessionErrors.weakPassword)
    }
    for (const common of ['password1', '12345678a', 'qwerty123', '1234567890']) {
      expect((await change(testPassword, common)).code).toBe(sessionErrors.commonPassword)
    }
    expect((await change(testPassword, testPassword)).code).toBe(sessionErrors.samePassword)
    expect((await signInAs(service, 'ann')).succeeded).toBe(true)
  })

  it('requires no particular kinds of characters', async () => {
    const words = 'correct horse battery staple'
    const own = (await signInAs(service, 'eve')).data.accessToken
    expect((await change(testPassword, words, own)).data).toBe(true)
    expect((await signInAs(service, 'eve', { password: words })).succeeded).toBe(true)
  })

  it('refuses a wrong old password, and after ten of them every try for a while', async () => {
    for (let i = 0; i < 10; i++) {
      expect((await change('wrong', 'Bridges-and-4-arches')).code).toBe(sessionErrors.wrongCredentials)
      service.clock.advance(i < 9 ? 31_000 : 0)
      if (i === 7) token = (await signInAs(service, 'ann')).data.accessToken
    }
    expect((await change(testPassword, 'Bridges-and-4-arches')).code).toBe(sessionErrors.locked)
    const line = { level: 'warning', operation: 'changePassword', userId: 'ann', address: '' }
    expect(service.logged.slice(-2)).toEqual([
      { ...line, event: 'signInFailed', code: sessionErrors.wrongCredentials },
      { ...line, event: 'signInLocked', code: sessionErrors.locked },
    ])
  })

  it('refuses passwords sealed with two challenges, or swapped', async () => {
    const one = await sealed(service, { oldPassword: testPassword, newPassword: 'Bridges-and-4-arches' })
    const two = await sealed(service, { newPassword: 'Bridges-and-4-arches' })
    const send = (body: typeof one) =>
      service.request(sessionOperations.changePassword, { body }, { as: token })
    expect((await send({ ...one, newPassword: two.newPassword })).code).toBe(sessionErrors.sealExpired)
    const swapped = { ...one, oldPassword: one.newPassword, newPassword: one.oldPassword }
    expect((await send(swapped)).code).toBe(sessionErrors.sealExpired)
  })
})
