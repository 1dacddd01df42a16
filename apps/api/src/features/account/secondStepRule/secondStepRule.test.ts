import { daysOfGrace, secondStepRuleErrors } from '@atrium/contracts/account/secondStepRule/contract'
import { secondStepRuleOperations } from '@atrium/contracts/account/secondStepRule/policy'
import { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { companyOperations } from '@atrium/contracts/company/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentsOperations } from '@atrium/contracts/departments/policy'
import { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { securityOperations } from '@atrium/contracts/security/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../../seed/demo'
import { authenticators, companies, memberships, messages, sessions } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../../testing/demo/demoService'
import { fingerprint } from '../../../testing/fingerprint'
import { allSamples } from '../../../testing/samples/allSamples'
import { sendSample } from '../../../testing/sendSample'
import { askedBy, codeOf, turnOn } from '../../secondStep/testSecondStep'
import { signInAs } from '../../session/testSession'

const { companyId, userIds, accounts } = demo
const day = 86_400_000
let service: TestService

beforeAll(async () => {
  service = await createDemoService({
    settings: {
      accessTokenSeconds: 30 * 24 * 3600,
      sessionSeconds: 60 * 24 * 3600,
      sessionIdleSeconds: 60 * 24 * 3600,
    },
  })
})
afterAll(() => service.close())

const db = () => service.database.connection
const own = eq(companies.id, companyId)
const ofAdministrator = and(
  eq(memberships.companyId, companyId),
  eq(memberships.userId, userIds.administrator),
)

/** As if the company had asked long ago, and nobody had done anything. */
async function wantSince(secondStepSince: Date | null) {
  await db().delete(authenticators)
  await db().update(companies).set({ secondStepSince }).where(own)
  await db().update(memberships).set({ secondStepUntil: null })
}

const setRule = (as: string, isWanted: boolean) =>
  service.request(
    secondStepRuleOperations.setSecondStepRule,
    { body: { enterPriseId: companyId, isWanted } },
    { as, company: companyId },
  )
const getRule = (as: string) =>
  service.request(
    secondStepRuleOperations.getSecondStepRule,
    { query: { enterPriseId: companyId } },
    { as, company: companyId },
  )
/** What only administrators may, with such headers. */
const administer = (as: string, headers: Record<string, string> = {}, company: string = companyId) =>
  service.request(
    departmentsOperations.listDepartments,
    { query: { enterpriseId: company } },
    { as, company, headers },
  )
const home = async (as: string) =>
  (
    await service.request(
      companyOperations.getCompanyHome,
      { params: { enterPriseId: companyId } },
      { as, company: companyId },
    )
  ).data
const events = async (as: string) => {
  const query = { pageIndex: 1, pageSize: 10 }
  const { data } = await service.request(securityOperations.listSecurityEvents, { query }, { as })
  return data.list
}

describe('without a second step that the company wants', () => {
  let closed: TestService
  beforeAll(async () => {
    closed = await createDemoService()
  })
  afterAll(() => closed.close())

  const ofCompany = allSamples.filter(({ owner }) => owner === 'company')
  const isAdministrators = ({ operation }: (typeof ofCompany)[number]) => operation.access !== 'member'

  async function close() {
    const { connection } = closed.database
    await connection.delete(authenticators)
    await connection.update(companies).set({ secondStepSince: closed.clock.now() }).where(own)
    await connection.update(memberships).set({ secondStepUntil: null })
  }

  it.each(ofCompany.filter(isAdministrators))(
    '$title is closed, and changes nothing',
    async (operationSample) => {
      let before = {}
      const answer = await sendSample(closed, operationSample, async () => {
        await close()
        before = await fingerprint(closed.database)
      })
      expect(answer).toMatchObject({ status: 403, code: errorCodes.secondStepWanted })
      expect(await fingerprint(closed.database)).toEqual(before)
    },
  )

  it.each(ofCompany.filter((sample) => !isAdministrators(sample)))(
    '$title is open',
    async (operationSample) => {
      const answer = await sendSample(closed, operationSample, close)
      expect(answer.code).not.toBe(errorCodes.secondStepWanted)
      expect(answer.status).not.toBe(403)
    },
  )
})

describe('a company that wants a second step', () => {
  beforeEach(() => wantSince(null))

  it('asks only for what its super administrator has, who proved lately that it is them', async () => {
    const { accessToken, sessionId } = await openDemoSession(service, 'superAdministrator')
    expect((await setRule(accessToken, true)).code).toBe(secondStepRuleErrors.ownMissing)
    await db().update(sessions).set({ provenAt: null }).where(eq(sessions.id, sessionId))
    expect((await setRule(accessToken, true)).code).toBe(errorCodes.proofRequired)
    expect((await getRule(accessToken)).data).toMatchObject({ since: null, hasOwn: false })
  })

  it('gives its administrators days of grace, tells them, and closes administration then', async () => {
    const { accessToken: boss } = await openDemoSession(service, 'superAdministrator')
    const { accessToken: sub } = await openDemoSession(service, 'administrator')
    await turnOn(service, boss)
    await db().delete(messages)
    expect((await setRule(boss, true)).code).toBe(0)

    const { data } = await getRule(boss)
    expect(data).toMatchObject({ since: service.clock.now().toISOString(), hasOwn: true })
    expect(data.withoutCount).toBe(data.administratorCount - 1)
    const told = await db().select().from(messages).where(eq(messages.kind, 'secondStep'))
    expect(told).toHaveLength(data.withoutCount)
    expect(told.map(({ userId }) => userId)).not.toContain(userIds.superAdministrator)
    expect((await events(sub))[0]).toMatchObject({
      event: 'secondStepDemanded',
      address: '',
      sessionId: null,
    })

    const until = new Date(service.clock.now().getTime() + daysOfGrace * day).toISOString()
    expect((await home(sub)).secondStepWanted).toEqual({ until })
    expect((await home(boss)).secondStepWanted).toBeNull()
    expect((await administer(sub)).status).toBe(200)
    service.clock.advance(daysOfGrace * day)
    expect((await administer(sub)).code).toBe(errorCodes.secondStepWanted)
    expect((await home(sub)).secondStepWanted).toEqual({ until: null })
    const { data: security } = await service.request(securityOperations.getSecurity, {}, { as: sub })
    expect(security.secondStepWantedBy).toMatchObject([{ until: null }])
    const { accessToken: again } = await openDemoSession(service, 'superAdministrator')
    expect((await administer(again)).status).toBe(200)
  })

  it('is met once a second step is on, and asks again when it is turned off', async () => {
    await wantSince(service.clock.now())
    const { accessToken: as } = await openDemoSession(service, 'administrator')
    expect((await administer(as)).code).toBe(errorCodes.secondStepWanted)
    await turnOn(service, as)
    expect((await administer(as)).status).toBe(200)
    await service.request(secondStepSetUpOperations.removeAuthenticator, {}, { as })
    expect((await administer(as)).code).toBe(errorCodes.secondStepWanted)
  })

  it('takes it back for everybody', async () => {
    const { accessToken: boss } = await openDemoSession(service, 'superAdministrator')
    const { accessToken: sub } = await openDemoSession(service, 'administrator')
    await turnOn(service, boss)
    await db().update(companies).set({ secondStepSince: service.clock.now() }).where(own)
    expect((await setRule(boss, true)).code).toBe(0)
    expect((await administer(sub)).code).toBe(errorCodes.secondStepWanted)
    expect((await setRule(boss, false)).code).toBe(0)
    expect((await administer(sub)).status).toBe(200)
    expect((await events(sub))[0]?.event).toBe('secondStepReleased')
  })

  it('asks new administrators at once, and tells them', async () => {
    const { accessToken: boss } = await openDemoSession(service, 'superAdministrator')
    await turnOn(service, boss)
    await setRule(boss, true)
    await db().delete(messages)
    const body = {
      groupName: '新的权限组',
      permissions: ['orders' as const],
      departmentIds: [demo.departmentIds.cost],
      userIds: [userIds.member],
    }
    const added = await service.request(
      administratorsOperations.addGroup,
      { body: { enterPriseId: companyId, ...body } },
      { as: boss, company: companyId },
    )
    expect(added.code).toBe(0)
    const { accessToken: member } = await openDemoSession(service, 'member')
    expect((await home(member)).secondStepWanted).toEqual({ until: null })
    const told = await db().select().from(messages).where(eq(messages.kind, 'secondStep'))
    expect(told.map(({ userId }) => userId)).toEqual([userIds.member])
  })

  it('refuses in the caller’s language', async () => {
    await wantSince(service.clock.now())
    const { accessToken: as } = await openDemoSession(service, 'administrator')
    const english = await administer(as, { 'accept-language': 'en' })
    expect(english.envelope).toMatchObject({ error_msg: expect.stringContaining('two-step sign-in') })
    const chinese = await administer(as)
    expect(chinese.envelope).toMatchObject({ error_msg: expect.stringContaining('两步验证') })
  })
})

describe('no way leads around it', () => {
  beforeEach(() => wantSince(service.clock.now()))
  const isClosed = async (as: string, headers: Record<string, string> = {}) =>
    expect((await administer(as, headers)).code).toBe(errorCodes.secondStepWanted)

  it('not a session from before, nor one that is renewed, nor a proof, nor another site’s page', async () => {
    const { data } = await signInAs(service, accounts.administrator)
    await isClosed(data.accessToken)
    const { accessToken, refreshToken, passportToken, passportRefreshToken } = data
    const body = { accessToken, refreshToken, passportToken, passportRefreshToken }
    const renewed = (await service.request(sessionOperations.refresh, { body })).data
    await isClosed(renewed.accessToken)
    await isClosed(renewed.accessToken, { origin: 'https://embedding.example' })
    await db().update(sessions).set({ provenAt: service.clock.now() })
    await isClosed(renewed.accessToken)
  })

  it('not a passport, and not another company first', async () => {
    const { accessToken: as, passportToken } = await openDemoSession(service, 'superAdministrator')
    const remove = { enterPriseId: companyId, userIds: [userIds.member], passportToken }
    const sender = { as, company: companyId }
    const removed = await service.request(departmentChangesOperations.deleteMembers, { body: remove }, sender)
    expect(removed.code).toBe(errorCodes.secondStepWanted)
    expect((await administer(as, {}, demo.secondCompanyId)).status).toBe(200)
    await isClosed(as)
    const mixed = { query: { enterpriseId: demo.secondCompanyId } }
    expect((await service.request(departmentsOperations.listDepartments, mixed, sender)).status).toBe(403)
  })

  it('only the second step itself does, however one signs in after that', async () => {
    const { data } = await signInAs(service, accounts.administrator)
    const { secret } = await turnOn(service, data.accessToken)
    const { challenge } = askedBy(await signInAs(service, accounts.administrator))
    const proof = { kind: 'authenticator', code: codeOf(secret, service) } as const
    const entered = await service.request(secondStepOperations.completeSignIn, { body: { challenge, proof } })
    expect((await administer(entered.data.accessToken)).status).toBe(200)
    await db().update(memberships).set({ role: 'administrator' }).where(ofAdministrator)
  })
})
