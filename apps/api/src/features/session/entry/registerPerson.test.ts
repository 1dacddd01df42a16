import { profileOperations } from '@atrium/contracts/profile/policy'
import { sessionErrors, type Verification } from '@atrium/contracts/session/contract'
import { entryOperations as operations } from '@atrium/contracts/session/entry/policy'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quotas, users } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { doneWork } from '../../../testing/doneWork'
import { newMobile } from '../../../testing/newMobile'
import { registration } from '../../../testing/registration'
import { createSessionService, sealed, signInAs } from '../testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

const register = async (input: Awaited<ReturnType<typeof registration>>) =>
  service.request(operations.registerPerson, input)
const people = (mobile: string) =>
  service.database.connection.select().from(users).where(eq(users.account, mobile))

it('proving a number by its code creates an account and signs in', async () => {
  const mobile = newMobile()
  const { data } = await register(await registration(service, { mobile }))
  expect(data.userAccount).toBe(mobile)
  const profile = await service.request(profileOperations.getProfile, { query: {} }, { as: data.accessToken })
  expect(profile.data).toMatchObject({ account: mobile, phone: mobile, realName: '白露' })
  expect((await signInAs(service, mobile, { password: 'Portico#2027' })).code).toBe(0)
})

it('a wrong code creates no account, and the right one still works', async () => {
  const input = await registration(service)
  const wrong = input.body.code === '000000' ? '000001' : '000000'
  expect((await register({ ...input, body: { ...input.body, code: wrong } })).code).toBe(codeErrors.wrong)
  expect(await people(input.body.mobile)).toHaveLength(0)
})

it('a number has one account, and its code works once, however often it registers', async () => {
  const mobile = newMobile()
  const first = await registration(service, { mobile })
  expect((await register(first)).code).toBe(0)
  service.clock.advance(61_000)
  const again = await registration(service, { mobile })
  expect((await register(again)).code).toBe(sessionErrors.accountExists)
  expect(await people(mobile)).toHaveLength(1)
})

it('two simultaneous registrations create one account', async () => {
  const mobile = newMobile()
  const input = await registration(service, { mobile })
  const { keyId, newPassword } = await sealed(service, { newPassword: 'Portico#2027' })
  const other = { ...input, body: { ...input.body, keyId, password: newPassword } }
  const answers = await Promise.all([register(input), register(other)])
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await people(mobile)).toHaveLength(1)
})

it.each([
  ['short', sessionErrors.weakPassword],
  ['password1', sessionErrors.commonPassword],
])('the password %s is refused, and the code stays valid', async (password, code) => {
  const input = await registration(service, { password })
  expect((await register(input)).code).toBe(code)
  expect(await people(input.body.mobile)).toHaveLength(0)
})

it('after a few codes for unknown numbers the next one needs work, each good for one try', async () => {
  await service.database.connection.delete(quotas)
  const send = (verification?: Verification) =>
    service.request(operations.sendEntryCode, { body: { mobile: newMobile(), verification } })
  for (let n = 0; n < 5; n++) expect((await send()).code).toBe(0)
  expect(await send()).toMatchObject({ status: 429, code: codeErrors.proofRequired })
  const done = doneWork(service)
  expect((await send({ ...done, nonce: 'idle' })).code).toBe(sessionErrors.verificationWrong)
  expect((await send(done)).code).toBe(0)
  expect((await send(done)).code).toBe(sessionErrors.verificationWrong)
})

it('only callers who prove a number learn whether it has an account', async () => {
  const known = newMobile()
  await register(await registration(service, { mobile: known }))
  const asks = async (mobile: string, code: string) => {
    const { status, envelope } = await service.request(operations.checkExist, { query: { mobile, code } })
    return { status, envelope }
  }
  const strangers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => asks(n % 2 ? known : newMobile(), '123456')),
  )
  for (const answer of strangers) expect(answer).toEqual(strangers[0])
  expect(strangers[0]).toMatchObject({ envelope: { error_code: codeErrors.late } })

  service.clock.advance(61_000)
  for (const [mobile, exists] of [
    [known, true],
    [newMobile(), false],
  ] as const) {
    const { body } = await registration(service, { mobile })
    expect((await asks(mobile, body.code)).envelope?.data).toBe(exists)
  }
})
