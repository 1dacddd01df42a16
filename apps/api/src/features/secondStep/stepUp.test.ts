import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import type { Operation } from '@atrium/contracts/wire/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { auditRows, memberships, sessions, users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { fingerprint } from '../../testing/fingerprint'
import type { OpenedSession } from '../../testing/openSession'
import { readCode } from '../../testing/readSms'
import { allSamples } from '../../testing/samples/allSamples'
import { companyOf } from '../../testing/sendSample'
import { createSessionService, sealed, signInAs, testPassword } from '../session/testSession'
import { addPasskey, codeOf, turnOn } from './testSecondStep'

/** What the person’s page says must not be done from a page that somebody found open. */
const hurting = [
  'changeAdministrator',
  'cancelAccount',
  'addGroup',
  'editGroup',
  'deleteGroup',
  'removeAdministrator',
  'changeMobile',
  'endSessions',
  'beginAuthenticator',
  'confirmAuthenticator',
  'removeAuthenticator',
  'renewRecoveryCodes',
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'downloadOwnRecords',
]

const minutes = 60_000

describe('what hurts', () => {
  let service: TestService
  beforeAll(async () => {
    service = await createDemoService()
  })
  afterAll(() => service.close())

  const withProof = allSamples.filter(({ operation }) => operation.proof)

  it('asks for a proof', () => {
    const names = withProof.map(({ operation }) => operation.name)
    expect(names).toEqual(expect.arrayContaining(hurting))
  })

  /** Their last proof is a little more than ten minutes old. */
  const forgetProof = ({ sessionId }: OpenedSession) =>
    service.database.connection
      .update(sessions)
      .set({ provenAt: new Date(service.clock.now().getTime() - 10 * minutes - 1) })
      .where(eq(sessions.id, sessionId))

  it.each(withProof)('$title is refused without one, and changes nothing', async (operationSample) => {
    const { operation, sample } = operationSample
    const session = await openDemoSession(service, sample.as)
    const input = await sample.input({ service, session })
    await forgetProof(session)
    const before = await fingerprint(service.database)
    const sent = { as: session.accessToken, company: companyOf(operationSample) }
    const answer = await service.request(operation, input, sent)
    expect([answer.status, answer.code]).toEqual([200, errorCodes.proofRequired])
    expect(await fingerprint(service.database)).toEqual(before)
  })

  it('is removing more than twenty members, in one call or several, and not twenty', async () => {
    const { companyId } = demo
    const others = await membersBeside(service, Object.values(demo.userIds))
    const session = await openDemoSession(service, 'superAdministrator')
    await forgetProof(session)
    const { accessToken: as, passportToken } = session
    const remove = (many: number, from = 0) => {
      const userIds = others.slice(from, from + many)
      const body = { enterPriseId: companyId, userIds, passportToken }
      return service.request(departmentChangesOperations.deleteMembers, { body }, { as, company: companyId })
    }
    expect((await remove(21)).code).toBe(errorCodes.proofRequired)
    expect((await remove(20)).code).toBe(0)
    expect((await remove(1, 20)).code).toBe(errorCodes.proofRequired)
  })
})

async function membersBeside({ database }: TestService, known: readonly string[]): Promise<string[]> {
  const ofCompany = eq(memberships.companyId, demo.companyId)
  const rows = await database.connection.select().from(memberships).where(ofCompany)
  const others = rows.filter(({ userId, role }) => role === 'member' && !known.includes(userId))
  return others.map(({ userId }) => userId)
}

describe('a proof', () => {
  const { prove, getProofWays, sendProofCode, askForOwnPasskey } = secondStepOperations
  const { beginAuthenticator, beginPasskey } = secondStepSetUpOperations
  let service: TestService
  let token: string
  beforeAll(async () => {
    service = await createSessionService({ settings: { accessTokenSeconds: 24 * 3600 } })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    service.clock.advance(3_600_000)
    token = (await signInAs(service, 'bob', { isWebClient: false })).data.accessToken
  })

  const ask = async (as = token, operation: Operation = beginPasskey) =>
    (await service.request(operation, {}, { as })).code
  const send = async (proof: unknown, as = token) =>
    service.request(prove, { body: { proof: proof as never } }, { as })
  const password = async (typed = testPassword) => {
    const { keyId, confirmation } = await sealed(service, { confirmation: typed })
    return { kind: 'password', password: confirmation, keyId }
  }

  it('is the sign-in, for ten minutes', async () => {
    expect(await ask()).toBe(0)
    service.clock.advance(10 * minutes)
    expect(await ask()).toBe(0)
    service.clock.advance(1)
    expect(await ask()).toBe(errorCodes.proofRequired)
  })

  it('is the password, for ten minutes of this session alone', async () => {
    const other = (await signInAs(service, 'bob', { isWebClient: false })).data.accessToken
    service.clock.advance(11 * minutes)
    expect((await send(await password())).data).toBe(true)
    expect(await ask()).toBe(0)
    expect(await ask(other)).toBe(errorCodes.proofRequired)
    const rows = await service.database.connection.select().from(auditRows)
    expect(rows.at(-1)).toMatchObject({ operation: 'prove', actorId: 'bob', subject: { by: 'password' } })
    service.clock.advance(10 * minutes + 1)
    expect(await ask()).toBe(errorCodes.proofRequired)
  })

  it('is none when it is wrong, and wrong ones are limited', async () => {
    service.clock.advance(11 * minutes)
    for (let at = 0; at < 10; at++) {
      expect((await send(await password('wrong'))).code).toBe(sessionErrors.wrongCredentials)
      service.clock.advance(31_000)
    }
    expect((await send(await password())).code).toBe(sessionErrors.locked)
    expect(await ask()).toBe(errorCodes.proofRequired)
  })

  it('is a code of the app, once', async () => {
    const own = (await signInAs(service, 'ann')).data.accessToken
    const { secret } = await turnOn(service, own)
    service.clock.advance(11 * minutes)
    const code = codeOf(secret, service)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send({ kind: 'authenticator', code }, own)),
    )
    expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(1)
    expect(await ask(own)).toBe(0)
    const ways = await service.request(getProofWays, {}, { as: own })
    expect(ways.data).toEqual({ ways: ['password', 'authenticator'], mobile: '138****0000' })
    expect((await send({ kind: 'authenticator', code: '000000' }, own)).code).toBe(sessionErrors.locked)
  })

  it('is a passkey', async () => {
    const { passkey } = await addPasskey(service, token, 'bob')
    service.clock.advance(11 * minutes)
    const { data } = await service.request(askForOwnPasskey, {}, { as: token })
    const proof = { kind: 'passkey', answer: passkey.asked(data.challenge) }
    expect((await send(proof)).data).toBe(true)
    expect((await send(proof)).code).toBe(sessionErrors.secondStepWrong)
    expect(await ask(token, beginAuthenticator)).toBe(0)
  })

  it('is a code by SMS for who has nothing else, and for nobody who has', async () => {
    const refused = await service.request(sendProofCode, {}, { as: token })
    expect(refused.status).toBe(403)
    expect((await send({ kind: 'code', code: '123456' })).status).toBe(403)
    const own = (await signInAs(service, 'eve')).data.accessToken
    await service.database.connection
      .update(users)
      .set({ passwordHash: '', phone: '13700000009' })
      .where(eq(users.id, 'eve'))
    service.clock.advance(11 * minutes)
    expect((await service.request(getProofWays, {}, { as: own })).data.ways).toEqual(['code'])
    expect((await service.request(sendProofCode, {}, { as: own })).succeeded).toBe(true)
    const code = await readCode(service.database, '13700000009')
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await send({ kind: 'code', code: wrong }, own)).code).toBe(codeErrors.wrong)
    expect((await send({ kind: 'code', code }, own)).data).toBe(true)
    expect(await ask(own)).toBe(0)
    expect((await send({ kind: 'code', code }, own)).code).toBe(codeErrors.late)
    // An account without a password isn’t opened by any.
    expect((await signInAs(service, 'eve', { password: '' })).succeeded).toBe(false)
  })
})
