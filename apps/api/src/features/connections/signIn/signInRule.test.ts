import { companySignInErrors as codes } from '@atrium/contracts/companySignIn/contract'
import { companySignInOperations as operations } from '@atrium/contracts/companySignIn/policy'
import { diskOperations } from '@atrium/contracts/disk/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../../seed/demo'
import {
  authenticators,
  companies,
  companyDomains,
  connectionPeople,
  connections,
  embedderCompanies,
  memberships,
  messages,
  recoveryCodes,
  sessions,
  signInRules,
} from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService, type DemoPerson, openDemoSession } from '../../../testing/demo/demoService'
import { addConnection, linkTo, ticketFor } from '../../../testing/samples/connectionSamples'
import { askForToken, fromSite, registerSite, type TestSite } from '../../embedding/testSite'
import { openDirectory } from '../../scim/testDirectory'
import { askedBy, codeOf, turnOn } from '../../secondStep/testSecondStep'
import { checkExempt } from '../checkExempt'

const { companyId, secondCompanyId, userIds } = demo
const hour = 3_600_000

let service: TestService
let named: { readonly companyId: string; readonly connectionId: string }
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())
beforeEach(async () => {
  await db().delete(connectionPeople)
  named = await addConnection(service)
  await requireIt([userIds.superAdministrator])
})

const db = () => service.database.connection
const isCompany = eq(companies.id, companyId)

async function requireIt(exempt: string[]) {
  const since = service.clock.now()
  await db().delete(signInRules)
  await db().insert(signInRules).values({ companyId, exempt, since })
  await db().update(companies).set({ companySignInSince: since }).where(isCompany)
}

const openCompany = (as: string, company: string = companyId) =>
  service.request(diskOperations.getQuota, {}, { as, company })
const look = async (as: string) => (await openCompany(as)).code

/** Ends in an hour by the clock of the identity provider. */
const inAnHour = () => ({ sessionEndsAt: service.clock.now().getTime() + hour })

const signIn = async (stated: Parameters<typeof ticketFor>[3] = {}) =>
  service.request(operations.signInByCompany, {
    body: { ticket: await ticketFor(service, named, {}, stated) },
  })

describe('an identity provider that wants the session to end', () => {
  it('ends the session that its sign-in opened', async () => {
    await linkTo(service, named, userIds.member)
    const { accessToken: as } = (await signIn(inAnHour())).data
    expect(await look(as)).toBe(0)
    const [opened] = await db().select().from(sessions).where(eq(sessions.isOwn, false))
    expect(opened?.expiresAt.getTime()).toBe(service.clock.now().getTime() + hour)
    service.clock.advance(hour)
    expect((await openCompany(as)).status).toBe(401)
  })

  it('is asked again for a session of the person, which goes on elsewhere', async () => {
    await linkTo(service, named, userIds.superAdministrator)
    await requireIt([userIds.administrator])
    const open = () => openDemoSession(service, 'superAdministrator')
    const [{ accessToken: own }, { accessToken: other }] = [await open(), await open()]
    const prove = async (stated: Parameters<typeof ticketFor>[3]) => {
      const ticket = await ticketFor(service, named, { purpose: 'prove' }, stated)
      return service.request(operations.proveCompanyIdentity, { body: { ticket } }, { as: own })
    }
    expect((await prove(inAnHour())).code).toBe(0)
    expect([await look(own), await look(other)]).toEqual([0, codes.companySignInNeeded])
    // Tokens live for minutes; the sign-in at the company must end before the session does.
    await db()
      .update(sessions)
      .set({ idleAt: new Date(service.clock.now().getTime() + 10 * hour) })
    await prove({ sessionEndsAt: service.clock.now().getTime() + 60_000 })
    service.clock.advance(60_000)
    expect(await look(own)).toBe(codes.companySignInNeeded)
    expect((await openCompany(own, secondCompanyId)).code).toBe(0)
    await prove({})
    expect(await look(own)).toBe(0)
  })

  it('takes one company away from a session that reaches two', async () => {
    await linkTo(service, named, userIds.superAdministrator)
    const { accessToken: as } = (await signIn()).data
    const connectionId = 'second connection'
    const second = { companyId: secondCompanyId, connectionId }
    const [first] = await db().select().from(connections).where(eq(connections.id, named.connectionId))
    if (!first) throw new Error('There is no connection.')
    await db()
      .insert(connections)
      .values({ ...first, companyId: secondCompanyId, id: connectionId })
    await linkTo(service, second, userIds.superAdministrator)
    await db()
      .update(companyDomains)
      .set({ companyId: secondCompanyId })
      .where(eq(companyDomains.companyId, companyId))
    const ticket = await ticketFor(
      service,
      second,
      { purpose: 'prove' },
      { sessionEndsAt: service.clock.now().getTime() + 60_000 },
    )
    const proven = await service.request(operations.proveCompanyIdentity, { body: { ticket } }, { as })
    expect(proven.code).toBe(0)
    expect((await openCompany(as, secondCompanyId)).code).toBe(0)
    service.clock.advance(60_000)
    expect((await openCompany(as, secondCompanyId)).code).not.toBe(0)
    expect(await look(as)).toBe(0)
  })
})

describe('a second step after the company’s sign-in', () => {
  let secret: string
  beforeAll(async () => {
    const { accessToken } = await openDemoSession(service, 'member')
    secret = (await turnOn(service, accessToken)).secret
  })
  afterAll(async () => {
    await db().delete(recoveryCodes)
    await db().delete(authenticators)
  })
  // So that the app shows another code.
  beforeEach(() => service.clock.advance(31_000))

  const challenge = async (stated: Parameters<typeof ticketFor>[3] = {}) =>
    askedBy(await signIn(stated)).challenge
  const complete = (asked: string) =>
    service.request(secondStepOperations.completeSignIn, {
      body: { challenge: asked, proof: { kind: 'authenticator', code: codeOf(secret, service) } },
    })

  it('fulfils the rule, reaches everything of the person, and ends when the company wants', async () => {
    await linkTo(service, named, userIds.member)
    const { data } = await complete(await challenge(inAnHour()))
    expect(await look(data.accessToken)).toBe(0)
    expect((await service.request(diskOperations.getQuota, {}, { as: data.accessToken })).code).toBe(0)
    const ends = eq(sessions.expiresAt, new Date(service.clock.now().getTime() + hour))
    expect(await db().$count(sessions, and(ends, eq(sessions.isOwn, true)))).toBe(1)
  })

  it('can’t be completed once the identity is unlinked', async () => {
    await linkTo(service, named, userIds.member)
    const asked = [await challenge(), await challenge()]
    const { accessToken: as } = await openDemoSession(service, 'member')
    await db().delete(signInRules)
    await db().update(companies).set({ companySignInSince: null }).where(isCompany)
    await service.request(operations.unlinkCompanyIdentity, { body: named }, { as })
    for (const each of asked) expect((await complete(each)).code).toBe(sessionErrors.secondStepLate)
  })

  it('opens nothing again, because the ticket is used up', async () => {
    await linkTo(service, named, userIds.member)
    const ticket = await ticketFor(service, named)
    const body = { ticket }
    askedBy(await service.request(operations.signInByCompany, { body }))
    expect((await service.request(operations.signInByCompany, { body })).code).toBe(codes.ticketLate)
  })
})

describe('exempt administrators', () => {
  const rule = async () => (await db().select().from(signInRules))[0]
  const told = async () =>
    (await db().select().from(messages).where(eq(messages.userId, userIds.superAdministrator)))
      .map(({ title }) => title)
      .filter((title) => /管理员/.test(title))
  const setRole = (userId: string, role: 'member' | 'administrator') =>
    db()
      .update(memberships)
      .set({ role })
      .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  const check = () => checkExempt({ database: service.database, clock: service.clock.now })
  beforeEach(() => db().delete(messages))

  it('are told of once when one is no administrator any more, and the other goes on', async () => {
    const { administrator, otherAdministrator } = userIds
    await requireIt([administrator, otherAdministrator])
    await check()
    expect(await told()).toEqual([])
    await setRole(administrator, 'member')
    await Promise.all([check(), check()])
    await check()
    expect((await rule())?.exempt).toEqual([otherAdministrator])
    expect(await told()).toEqual(['可用本人方式登录的管理员减少'])
    await setRole(administrator, 'administrator')
  })

  it('leave the super administrator a way in when the last one goes, who is told', async () => {
    const { administrator, superAdministrator } = userIds
    await linkTo(service, named, superAdministrator)
    const { accessToken: as } = await openDemoSession(service, 'superAdministrator')
    await requireIt([administrator])
    expect(await look(as)).toBe(codes.companySignInNeeded)
    await setRole(administrator, 'member')
    // At once, before anybody has looked.
    expect(await look(as)).toBe(0)
    await check()
    expect((await rule())?.exempt).toEqual([])
    expect(await told()).toEqual(['请重新指定可用本人方式登录的管理员'])
    expect(await look(as)).toBe(0)
    await setRole(administrator, 'administrator')
    // Coming back doesn't make them exempt again: the super administrator decides.
    await check()
    expect((await rule())?.exempt).toEqual([])
  })

  it('of another company count for nothing', async () => {
    await linkTo(service, named, userIds.member)
    const { accessToken: as } = await openDemoSession(service, 'member')
    await requireIt([userIds.administrator])
    await db()
      .insert(memberships)
      .values({
        ...{
          companyId: secondCompanyId,
          userId: userIds.member,
          role: 'administrator',
          name: '张',
          phone: '',
        },
        ...{ departmentId: demo.departmentIds.secondTop, joinedAt: service.clock.now() },
      })
    expect(await look(as)).toBe(codes.companySignInNeeded)
    await requireIt([userIds.administrator, userIds.member])
    await check()
    expect((await rule())?.exempt).toEqual([userIds.administrator])
    await db()
      .delete(memberships)
      .where(and(eq(memberships.companyId, secondCompanyId), eq(memberships.userId, userIds.member)))
  })
})

describe('tokens of embedding sites and keys', () => {
  const callFrom = (site: TestSite, token: string) =>
    service.request(diskOperations.getQuota, {}, { headers: fromSite(site, token) })
  const tokenOf = async (site: TestSite, person: DemoPerson) =>
    (await askForToken(service, site, { person: { id: userIds[person] } })).data.token

  it('are refused for bound people, unless the company lets the site say who they are', async () => {
    await linkTo(service, named, userIds.member)
    const [site, other] = [await registerSite(service), await registerSite(service)]
    const [bound, free] = [await tokenOf(site, 'member'), await tokenOf(site, 'administrator')]
    expect((await callFrom(site, bound)).code).toBe(codes.companySignInNeeded)
    expect((await callFrom(site, free)).code).toBe(0)
    const allow = (links: 'nobody' | 'members') =>
      db().update(embedderCompanies).set({ links }).where(eq(embedderCompanies.embedderId, site.id))
    await allow('members')
    expect((await callFrom(site, bound)).code).toBe(0)
    // Only at that site.
    expect((await callFrom(other, await tokenOf(other, 'member'))).code).toBe(codes.companySignInNeeded)
    await allow('nobody')
    expect((await callFrom(site, bound)).code).toBe(codes.companySignInNeeded)
  })

  it('gain nothing from a sign-in of the person elsewhere, and nothing from another company’s site', async () => {
    await linkTo(service, named, userIds.member)
    const site = await registerSite(service)
    const bound = await tokenOf(site, 'member')
    await signIn()
    expect((await callFrom(site, bound)).code).toBe(codes.companySignInNeeded)
    await db().insert(embedderCompanies).values({
      companyId: secondCompanyId,
      embedderId: site.id,
      links: 'everybody',
      createdAt: service.clock.now(),
    })
    expect((await callFrom(site, bound)).code).toBe(codes.companySignInNeeded)
  })

  it('of directories act for the company, not for a person', async () => {
    const directory = await openDirectory(service)
    expect((await directory.send('GET', '/Users')).status).toBe(200)
  })
})
