import { sessionContract, sessionErrors, type Verification } from '@atrium/features/session/contract'
import { registrationContract as operations } from '@atrium/features/session/registration/contract'
import { codeErrors } from '@atrium/features/shared/codes/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quotas, users } from '../database/schema'
import type { TestService } from '../testing/createTestService'
import { newMobile } from '../testing/newMobile'
import { registration } from '../testing/registration'
import { issueChallenge } from './challenges'
import { createSessionService, sealed, signInAs } from './testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

const register = async (input: Awaited<ReturnType<typeof registration>>) =>
  service.request(operations.registerPerson, input)
const exists = (mobile: string) => service.request(operations.checkExist, { query: { mobile } })
const people = (mobile: string) =>
  service.database.connection.select().from(users).where(eq(users.account, mobile))

test('who proved a number by its code has an account, and is signed in', async () => {
  const mobile = newMobile()
  expect((await exists(mobile)).data).toBe(false)
  const { data } = await register(await registration(service, { mobile }))
  expect(data.userAccount).toBe(mobile)
  const profile = await service.request(sessionContract.getProfile, { query: {} }, { as: data.accessToken })
  expect(profile.data).toMatchObject({ account: mobile, phone: mobile, realName: '白露' })
  expect((await exists(mobile)).data).toBe(true)
  expect((await signInAs(service, mobile, { password: 'Portico#2027' })).code).toBe(0)
})

test('a wrong code opens no account, and the right one still does', async () => {
  const input = await registration(service)
  const wrong = input.body.code === '000000' ? '000001' : '000000'
  expect((await register({ ...input, body: { ...input.body, code: wrong } })).code).toBe(codeErrors.wrong)
  expect(await people(input.body.mobile)).toHaveLength(0)
})

test('a number has one account, however often it is registered, and its code is good once', async () => {
  const mobile = newMobile()
  const first = await registration(service, { mobile })
  expect((await register(first)).code).toBe(0)
  service.clock.advance(61_000)
  const again = await registration(service, { mobile })
  expect((await register(again)).code).toBe(sessionErrors.accountExists)
  expect(await people(mobile)).toHaveLength(1)
})

test('two at once open one account', async () => {
  const mobile = newMobile()
  const input = await registration(service, { mobile })
  const { keyId, newPassword } = await sealed(service, { newPassword: 'Portico#2027' })
  const other = { ...input, body: { ...input.body, keyId, password: newPassword } }
  const answers = await Promise.all([register(input), register(other)])
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await people(mobile)).toHaveLength(1)
})

test.each([
  ['short', sessionErrors.weakPassword],
  ['password1', sessionErrors.commonPassword],
])('the password %s is refused, and the code kept for a better one', async (password, code) => {
  const input = await registration(service, { password })
  expect((await register(input)).code).toBe(code)
  expect(await people(input.body.mobile)).toHaveLength(0)
})

test('after a few codes for strangers the next one needs a captcha, each good for one try', async () => {
  await service.database.connection.delete(quotas)
  const send = (verification?: Verification) =>
    service.request(operations.sendRegistrationCode, { body: { mobile: newMobile(), verification } })
  const picture = (code: string) => {
    const { id } = issueChallenge(service.ports.keys, 'image', 'HAT4', service.clock.now(), 300)
    return { kind: 'image' as const, captchaId: id, code }
  }
  for (let n = 0; n < 5; n++) expect((await send()).code).toBe(0)
  expect(await send()).toMatchObject({ status: 429, code: codeErrors.proofRequired })
  const misread = picture('CAT4')
  expect((await send(misread)).code).toBe(sessionErrors.verificationWrong)
  expect((await send({ ...misread, code: 'HAT4' })).code).toBe(sessionErrors.verificationWrong)
  const read = picture('hat4')
  expect((await send(read)).code).toBe(0)
  expect((await send(read)).code).toBe(sessionErrors.verificationWrong)
})

test('asking about one number after the other soon has to wait', async () => {
  const codes = []
  for (let n = 0; n < 70; n++) codes.push((await exists(newMobile())).code)
  expect(codes[0]).toBe(0)
  expect(codes.at(-1)).toBe(sessionErrors.locked)
})
