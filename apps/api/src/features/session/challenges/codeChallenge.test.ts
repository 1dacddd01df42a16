import { entryOperations } from '@atrium/contracts/session/entry/policy'
import { codeErrors, sentCode, verificationCode } from '@atrium/contracts/shared/codes/contract'
import type { Operation } from '@atrium/contracts/wire/contract'
import { codeChallengeHeader } from '@atrium/contracts/wire/headers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CodePurpose, checkCode, sendCode } from '../../../platform/codes'
import { purposes } from '../../../platform/codes/codePurpose'
import { codeRules } from '../../../platform/codes/codeRules'
import { allRoutes } from '../../../routes'
import type { TestService } from '../../../testing/createTestService'
import { newMobile } from '../../../testing/newMobile'
import { readCode } from '../../../testing/readSms'
import { registration } from '../../../testing/registration'
import { createSessionService, sealed } from '../testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

const page = 'a-page-that-asks-for-a-code'
const other = 'another-page-that-does-not'
const from = (challenge: string | undefined): { headers: Record<string, string> } => ({
  headers: challenge === undefined ? {} : { [codeChallengeHeader]: challenge },
})

const send = (mobile: string, challenge: string | undefined) =>
  service.request(entryOperations.sendEntryCode, { body: { mobile, purpose: 'enter' } }, from(challenge))
const isKnown = async (mobile: string, code: string, challenge: string | undefined) =>
  (await service.request(entryOperations.checkExist, { query: { mobile, code } }, from(challenge))).code

async function sentTo(challenge: string | undefined) {
  const mobile = newMobile()
  expect((await send(mobile, challenge)).code).toBe(0)
  return { mobile, code: await readCode(service.database, mobile) }
}

describe('a verification code', () => {
  it('is valid only for the page that requested it', async () => {
    const mobile = newMobile()
    const input = await registration(service, { mobile })
    service.clock.advance(codeRules.resendMilliseconds)
    expect((await send(mobile, page)).code).toBe(0)
    const code = await readCode(service.database, mobile)
    expect(await isKnown(mobile, code, other)).toBe(codeErrors.late)
    // The first code was requested without a page challenge.
    expect(await isKnown(mobile, code, undefined)).toBe(codeErrors.wrong)
    expect(await isKnown(mobile, code, page)).toBe(0)
    const register = async (challenge: string) => {
      // A sealed password works only once.
      const { keyId, newPassword: password } = await sealed(service, { newPassword: 'Portico#2027' })
      const body = { ...input.body, code, keyId, password }
      return service.request(entryOperations.registerPerson, { ...input, body }, from(challenge))
    }
    expect((await register(other)).code).toBe(codeErrors.late)
    expect((await register(page)).code).toBe(0)
  })

  it('is valid for no page when it was requested without a page challenge', async () => {
    const { mobile, code } = await sentTo(undefined)
    expect(await isKnown(mobile, code, page)).toBe(codeErrors.late)
    expect(await isKnown(mobile, code, undefined)).toBe(0)
  })

  it('stays valid however often other pages guess or request their own', async () => {
    const { mobile, code } = await sentTo(page)
    for (let i = 0; i < 2 * codeRules.mostTries; i++)
      expect(await isKnown(mobile, '000000', i % 2 ? other : undefined)).toBe(codeErrors.late)
    expect((await send(mobile, other)).code).toBe(codeErrors.tooSoon)
    service.clock.advance(codeRules.resendMilliseconds)
    expect((await send(mobile, other)).code).toBe(0)
    expect(await isKnown(mobile, code, page)).toBe(0)
  })

  it('is refused for a page challenge that is too short', async () => {
    expect((await send(newMobile(), 'short')).status).toBe(400)
  })
})

const kinds = Object.keys(purposes) as CodePurpose[]

it.each(kinds)('is bound to its page: %s', async (purpose) => {
  const { ports, database, clock } = service
  const to = purposes[purpose].channel === 'mail' ? `${newMobile()}@example.com` : newMobile()
  const input = {
    ports,
    purpose,
    to,
    asker: page,
    address: '10.0.0.1',
    by: { proven: true },
    now: clock.now(),
  }
  await sendCode(database.connection, input)
  const code = await readCode(database, to)
  const given = { keys: ports.keys, purpose, to, code, now: clock.now() }
  await expect(checkCode(database, { ...given, asker: other })).rejects.toMatchObject({
    code: codeErrors.late,
  })
  await expect(checkCode(database, { ...given, asker: page })).resolves.toBeDefined()
})

it('every operation that sends or checks a code takes a page challenge', () => {
  const taking = allRoutes.map(({ operation }) => operation).filter(hasToDoWithCodes)
  expect(taking.length).toBeGreaterThan(15)
  expect(taking.filter(({ codeChallenge }) => !codeChallenge).map(({ name }) => name)).toEqual([])
})

const hasToDoWithCodes = ({ params, query, body, response }: Operation) =>
  response === sentCode || [params, query, body].some((schema) => holds(schema, verificationCode))

function holds(schema: unknown, target: unknown): boolean {
  if (schema === target) return true
  if (typeof schema !== 'object' || schema === null) return false
  const { entries, options, wrapped, pipe } = schema as Record<string, unknown>
  return [entries, options, wrapped, pipe].some(
    (part) =>
      typeof part === 'object' && part !== null && Object.values(part).some((inner) => holds(inner, target)),
  )
}
