import { sessionErrors } from '@atrium/contracts/session/contract'
import { entryOperations } from '@atrium/contracts/session/entry/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { recoveryOperations } from '@atrium/contracts/session/recovery/policy'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, users } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { freshCode } from '../../../testing/freshCode'
import { verifiedMail } from '../../../testing/verifiedMail'
import { createSessionService, sealed, signInAs } from '../testSession'

const mobile = '13700000001'
/** The embedded database runs them one after another, so fewer guesses prove as much. */
const guesses = process.env.TEST_DATABASE === 'postgres' ? 1000 : 200
/** Guesses that are checked; the right code counts if it is among them. */
const looked = 5

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
  await service.database.connection.update(users).set({ phone: mobile }).where(eq(users.id, 'ann'))
})
afterAll(() => service.close())

/** A password that passes the strength check quickly: it is checked for every guess. */
const good = 'kvtwrzmqxjpbfghd'

/** Distinct wrong codes. */
const wrongOf = (right: string) =>
  Array.from({ length: guesses }, (_, n) => String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0'))

async function hammer(
  right: string,
  guess: (code: string) => Promise<{ readonly code?: number | undefined }>,
) {
  const codes = (await Promise.all(wrongOf(right).map(guess))).map(({ code }) => code)
  expect(codes).toHaveLength(guesses)
  expect(codes.filter((code) => code === codeErrors.wrong).length).toBeLessThan(looked)
  expect(new Set(codes)).toEqual(new Set([codeErrors.wrong, codeErrors.tooManyTries]))
  expect((await guess(right)).code).toBe(codeErrors.tooManyTries)
}

describe(`${guesses} simultaneous guesses`, () => {
  it('at an SMS code open no session, and neither does the right code after them', async () => {
    const right = await freshCode(service, 'enter', mobile)
    await hammer(right, (code) =>
      service.request(entryOperations.signInByCode, { params: { mobile, code }, query: {} }),
    )
    expect(await service.database.connection.select().from(sessions)).toEqual([])
  })

  it('at a mailed code change no password', async () => {
    const email = await verifiedMail(service, 'ann')
    const right = await freshCode(service, 'recoverByMail', email)
    await hammer(right, async (code) => {
      const { keyId, newPassword: password } = await sealed(service, { newPassword: good })
      const body = { email, code, password, keyId }
      return service.request(recoveryOperations.recoverPasswordByMail, { body })
    })
    expect((await signInAs(service, 'ann')).succeeded).toBe(true)
    expect((await signInAs(service, 'ann', { password: good })).code).toBe(sessionErrors.wrongCredentials)
    const params = { userName: 'ann' }
    expect((await service.request(sessionOperations.getFailedCount, { params })).data.failedCount).toBe(1)
  }, 600_000)
})
