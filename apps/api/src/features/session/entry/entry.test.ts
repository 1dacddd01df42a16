import { profileOperations } from '@atrium/contracts/profile/policy'
import { securityOperations } from '@atrium/contracts/security/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { entryOperations as operations } from '@atrium/contracts/session/entry/policy'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messages, users } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { freshCode } from '../../../testing/freshCode'
import { newMobile } from '../../../testing/newMobile'
import { readSms } from '../../../testing/readSms'
import { registration } from '../../../testing/registration'
import { createSessionService, sealed, signInAs } from '../testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

/** Registers a person and returns them. */
async function registered(password = 'Portico#2027') {
  const mobile = newMobile()
  const { data } = await service.request(
    operations.registerPerson,
    await registration(service, { mobile, password }),
  )
  service.clock.advance(61_000)
  return { ...data, mobile }
}
const signIn = (mobile: string, code: string) =>
  service.request(operations.signInByCode, { params: { mobile, code }, query: {} })
const profileAs = (as: string) => service.request(profileOperations.getProfile, { query: {} }, { as })
async function recovery(mobile: string, code: string, password: string) {
  const { keyId, newPassword } = await sealed(service, { newPassword: password })
  return { body: { mobile, code, password: newPassword, keyId } }
}
const lock = (userId: string) =>
  service.database.connection.update(users).set({ lockedAt: service.clock.now() }).where(eq(users.id, userId))

it('a code to a bound mobile signs its owner in and leaves other sessions open', async () => {
  const { mobile, accessToken } = await registered()
  const code = await freshCode(service, 'enter', mobile)
  const { data } = await signIn(mobile, code)
  expect(data.userAccount).toBe(mobile)
  expect((await profileAs(data.accessToken)).data.phone).toBe(mobile)
  expect((await profileAs(accessToken)).status).toBe(200)
  expect((await signIn(mobile, code)).code).toBe(codeErrors.late)
})

it('a sign-in by code remembers the device and recognises it later', async () => {
  const { mobile, devices: first = [] } = await registered()
  const again = async (devices: readonly string[]) => {
    service.clock.advance(61_000)
    const code = await freshCode(service, 'enter', mobile)
    const query = { devices: devices.join(',') }
    return (await service.request(operations.signInByCode, { params: { mobile, code }, query })).data.devices
  }
  const idsOf = (tokens: readonly string[] = []) => tokens.map((token) => token.split('.')[0])
  const second = await again(first)
  expect(idsOf(second)).toEqual(idsOf(first))
  expect(second).not.toEqual(first)
  // A used token that comes back is a copy.
  expect(idsOf(await again(first))).not.toEqual(idsOf(first))
  expect(await again(['made-up'])).toHaveLength(1)
})

it('ten simultaneous sign-ins with one code open one session', async () => {
  const { mobile } = await registered()
  const code = await freshCode(service, 'enter', mobile)
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(mobile, code)))
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
})

it('of two hundred simultaneous guesses five are checked', async () => {
  const { mobile } = await registered()
  const code = Number(await freshCode(service, 'enter', mobile))
  const guess = (n: number) => String((code + n) % 1_000_000).padStart(6, '0')
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => signIn(mobile, guess(n + 1))))
  const looked = answers.filter((answer) => answer.code === codeErrors.wrong).length
  expect(looked).toBeLessThanOrEqual(5)
  expect(answers.every((answer) => answer.code !== 0)).toBe(true)
  expect((await signIn(mobile, guess(0))).code).toBe(codeErrors.tooManyTries)
})

it('a sign-in code recovers no password, and a recovery code signs nobody in', async () => {
  const { mobile } = await registered()
  const enter = await freshCode(service, 'enter', mobile)
  const other = await service.request(
    operations.recoverPassword,
    await recovery(mobile, enter, 'Colonnade#2028'),
  )
  expect(other.code).toBe(codeErrors.late)
  const recover = await freshCode(service, 'recover', mobile)
  expect((await signIn(mobile, recover)).code).toBe(codeErrors.late)
})

it('a proven number without an account learns so, and its code still registers', async () => {
  const mobile = newMobile()
  const input = await registration(service, { mobile })
  expect((await signIn(mobile, input.body.code)).code).toBe(sessionErrors.accountMissing)
  expect((await service.request(operations.registerPerson, input)).code).toBe(0)
})

it('sending and guessing answer alike, whether or not the number has an account', async () => {
  const { mobile } = await registered()
  const answers = await Promise.all(
    [mobile, newMobile()].flatMap((each) =>
      (['enter', 'recover'] as const).map(async (purpose) => {
        const sent = await service.request(operations.sendEntryCode, { body: { mobile: each, purpose } })
        const tried =
          purpose === 'enter'
            ? await signIn(each, 'abcd')
            : await service.request(
                operations.recoverPassword,
                await recovery(each, 'abcd', 'Colonnade#2028'),
              )
        return [sent.status, sent.envelope, tried.status, tried.envelope]
      }),
    ),
  )
  expect(answers[2]).toEqual(answers[0])
  expect(answers[3]).toEqual(answers[1])
})

it('recovering a password ends every session, signs nobody in and notifies the owner', async () => {
  const { mobile, userId, accessToken } = await registered()
  const input = await recovery(mobile, await freshCode(service, 'recover', mobile), 'Colonnade#2028')
  const { data } = await service.request(operations.recoverPassword, input)
  expect(data).toEqual({ userAccount: mobile })
  expect((await profileAs(accessToken)).status).toBe(401)
  expect((await signInAs(service, mobile, { password: 'Portico#2027' })).code).toBe(
    sessionErrors.wrongCredentials,
  )
  service.clock.advance(60_000)
  const { code, data: session } = await signInAs(service, mobile, { password: 'Colonnade#2028' })
  expect(code).toBe(0)

  expect((await readSms(service.database, mobile)).join()).toContain('已通过短信验证码重置')
  const rows = await service.database.connection.select().from(messages).where(eq(messages.userId, userId))
  expect(rows.map(({ title }) => title)).toEqual(['登录密码已重置', '您的账号在新的设备登录'])
  const events = await service.request(
    securityOperations.listSecurityEvents,
    { query: { pageIndex: 1, pageSize: 10 } },
    { as: session.accessToken },
  )
  expect(events.data.list.map(({ event }) => event)).toEqual(['signedIn', 'passwordRecovered', 'registered'])
})

it('the previous password and common ones are refused, and the code stays valid', async () => {
  const { mobile } = await registered('Portico#2027')
  const code = await freshCode(service, 'recover', mobile)
  const recover = async (password: string) =>
    (await service.request(operations.recoverPassword, await recovery(mobile, code, password))).code
  expect(await recover('password1')).toBe(sessionErrors.commonPassword)
  expect(await recover('Portico#2027')).toBe(sessionErrors.samePassword)
  expect(await recover('Colonnade#2028')).toBe(0)
})

it('an account locked by an operator rejects codes', async () => {
  const { mobile, userId } = await registered()
  await lock(userId)
  const code = await freshCode(service, 'enter', mobile)
  expect((await signIn(mobile, code)).code).toBe(sessionErrors.accountLocked)
  service.clock.advance(1000)
  const input = await recovery(mobile, await freshCode(service, 'recover', mobile), 'Colonnade#2028')
  expect((await service.request(operations.recoverPassword, input)).code).toBe(sessionErrors.accountLocked)
})
