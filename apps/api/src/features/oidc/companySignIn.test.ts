import { companySignInErrors as codes } from '@atrium/contracts/companySignIn/contract'
import { companySignInOperations } from '@atrium/contracts/companySignIn/policy'
import { oidcErrors } from '@atrium/contracts/oidc/contract'
import { oidcOperations } from '@atrium/contracts/oidc/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { eq } from 'drizzle-orm'
import * as client from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { companies, connectionPeople, sessions, signInRules } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { openSession } from '../../testing/openSession'
import { addConnection, linkTo, ticketFor } from '../../testing/samples/connectionSamples'
import { endCompanySessions } from '../session'
import { runLogouts } from './runLogouts'
import { siteOf, TestBrowser } from './testing/TestBrowser'
import { beginSignIn, registerClient } from './testing/testClient'

const { companyId, userIds } = demo
const scope = 'openid companies licences'
const offline = { scope: `${scope} offline_access`, prompt: 'consent' }

let service: TestService
let named: { readonly companyId: string; readonly connectionId: string }
beforeAll(async () => {
  // The provider library reads the real clock.
  service = await createDemoService({ now: new Date() })
})
afterAll(() => service.close())
beforeEach(async () => {
  await requireIt(null)
  await db().delete(connectionPeople)
  named = await addConnection(service)
  await linkTo(service, named, userIds.member)
})

const db = () => service.database.connection

/** @param exempt null: no rule */
async function requireIt(exempt: string[] | null) {
  const since = service.clock.now()
  await db().delete(signInRules)
  if (exempt) await db().insert(signInRules).values({ companyId, exempt, since })
  await db()
    .update(companies)
    .set({ companySignInSince: exempt && since })
    .where(eq(companies.id, companyId))
}
const bind = () => requireIt([userIds.superAdministrator])

/** A person at a browser with a session of their own, and an application of the vendor. */
async function begin(person: 'member' | 'superAdministrator' = 'member') {
  const session = await openDemoSession(service, person)
  return at(session.accessToken, session.sessionId)
}

/** A browser whose session only the company's connection opened. */
async function beginByCompany() {
  const connection = { ...named, endsAt: null }
  const opened = await openSession(service.ports, userIds.member, service.clock.now(), { connection })
  return at(opened?.accessToken ?? '', opened?.sessionId ?? '')
}

async function at(as: string, sessionId: string) {
  const app = await registerClient(service, { licenceId: 'main-bim' })
  const browser = new TestBrowser(siteOf(service), as)
  const request = (parameters: Readonly<Record<string, string>> = {}) =>
    beginSignIn(app.configuration, { scope, company: companyId, ...parameters })
  return {
    ...{ as, sessionId, app, browser, request },
    async signIn(parameters: Readonly<Record<string, string>> = {}) {
      const { url, checks } = await request(parameters)
      return client.authorizationCodeGrant(app.configuration, await browser.signIn(url), checks)
    },
    /** Answers the page of a request that isn't silent. */
    async answer(parameters: Readonly<Record<string, string>> = {}, choice = {}) {
      const { url } = await browser.open((await request({ prompt: 'select_account', ...parameters })).url)
      const requestId = url.searchParams.get('request') ?? ''
      return browser.answer(requestId, { decision: 'allow', ...choice })
    },
    refresh: (token = '') => client.refreshTokenGrant(app.configuration, token),
    learn: (token: string, userId: string = userIds.member) =>
      client.fetchUserInfo(app.configuration, token, userId),
    async prove(stated: Parameters<typeof ticketFor>[3] = {}) {
      const body = { ticket: await ticketFor(service, named, { purpose: 'prove' }, stated) }
      const proven = await service.request(companySignInOperations.proveCompanyIdentity, { body }, { as })
      expect(proven.code).toBe(0)
    },
  }
}

const check = (as: string) => service.request(oidcOperations.checkLicence, {}, { as })
const timeOut = (sessionId: string) =>
  db()
    .update(sessions)
    .set({ idleAt: new Date(service.clock.now().getTime() - 1000) })
    .where(eq(sessions.id, sessionId))

describe('a rule of a company', () => {
  it('asks for the company’s sign-in before an application gets a code for the company', async () => {
    await bind()
    const run = await begin()
    const refused = await run.answer()
    expect([refused.status, refused.code]).toEqual([403, codes.companySignInNeeded])
    expect(refused.envelope?.data).toEqual(named)
    // For themselves, the person needs nobody.
    const own = await run.answer({}, { companyId: null })
    expect(own.data.returnUrl).not.toBeNull()
    await run.prove()
    const tokens = await run.signIn({ prompt: 'select_account' })
    expect((await check(tokens.access_token)).data.mayUse).toBe(true)
  })

  it('gives no code without a page either', async () => {
    const run = await begin()
    await run.signIn()
    const silent = async () => (await run.browser.open((await run.request({ prompt: 'none' })).url)).url
    expect((await silent()).searchParams.has('code')).toBe(true)
    await bind()
    const { searchParams } = await silent()
    expect([searchParams.has('code'), searchParams.get('error')]).toEqual([false, expect.any(String)])
    await run.prove()
    expect((await silent()).searchParams.has('code')).toBe(true)
  })

  it('refuses earlier tokens and refreshed ones at once, until the same session has the sign-in', async () => {
    const run = await begin()
    const tokens = await run.signIn(offline)
    expect((await check(tokens.access_token)).data.mayUse).toBe(true)
    await bind()
    const refreshed = await run.refresh(tokens.refresh_token)
    for (const token of [tokens.access_token, refreshed.access_token]) {
      const refused = await check(token)
      expect([refused.status, refused.code]).toEqual([403, codes.companySignInNeeded])
      expect(refused.envelope?.data).toEqual(named)
      expect(await run.learn(token)).toMatchObject({ company: null, licences: [] })
    }
    await run.prove()
    const later = await run.refresh(refreshed.refresh_token)
    for (const token of [refreshed.access_token, later.access_token]) {
      expect((await check(token)).data.mayUse).toBe(true)
      expect(await run.learn(token)).toMatchObject({ company: { id: companyId } })
    }
  })

  it('ends for tokens when the identity provider wants its session to end', async () => {
    const run = await begin()
    const tokens = await run.signIn(offline)
    await bind()
    await run.prove({ sessionEndsAt: service.clock.now().getTime() + 1000 })
    expect((await check(tokens.access_token)).data.mayUse).toBe(true)
    service.clock.advance(1000)
    expect((await check(tokens.access_token)).code).toBe(codes.companySignInNeeded)
    expect(await run.learn(tokens.access_token)).toMatchObject({ company: null, licences: [] })
  })

  it('spares exempt administrators, and people whose address isn’t of the domains', async () => {
    await bind()
    await db().update(connectionPeople).set({ userId: userIds.superAdministrator })
    const exempt = await begin('superAdministrator')
    expect((await exempt.answer()).data.returnUrl).not.toBeNull()
    await db().update(connectionPeople).set({ userId: userIds.member, mail: 'linmo@elsewhere.example' })
    const free = await begin()
    const tokens = await free.signIn()
    expect((await check(tokens.access_token)).data.mayUse).toBe(true)
  })

  it('is fulfilled by a session that the company’s connection opened, for that company only', async () => {
    await bind()
    const run = await beginByCompany()
    const tokens = await run.signIn()
    expect((await check(tokens.access_token)).data.mayUse).toBe(true)
    const own = await run.answer({}, { companyId: null })
    expect(own.code).toBe(errorCodes.proofRequired)
  })
})

describe('tokens for offline access', () => {
  it('go on after a session of the person timed out, and follow the rule by its sign-in', async () => {
    const run = await begin()
    await run.prove()
    const tokens = await run.signIn(offline)
    await bind()
    await timeOut(run.sessionId)
    await runLogouts(service.ports)
    const { access_token: token } = await run.refresh(tokens.refresh_token)
    expect((await check(token)).data.mayUse).toBe(true)
    expect(await run.learn(token)).toMatchObject({ company: { id: companyId } })
    // The directory deactivates the person.
    await service.database.transaction((change) =>
      endCompanySessions(change, { companyId, userIds: [userIds.member] }, service.clock.now()),
    )
    expect((await check(token)).code).toBe(codes.companySignInNeeded)
    expect(await run.learn(token)).toMatchObject({ company: null, licences: [] })
  })

  it.each(['before', 'after'] as const)(
    'end with a session that only the company opened, %s anybody noticed',
    async (when) => {
      const run = await beginByCompany()
      const tokens = await run.signIn(offline)
      expect(await run.learn(tokens.access_token)).toMatchObject({ companies: [{ id: companyId }] })
      await timeOut(run.sessionId)
      if (when === 'after') await runLogouts(service.ports)
      expect((await check(tokens.access_token)).code).toBe(oidcErrors.tokenUnknown)
      await expect(run.learn(tokens.access_token)).rejects.toThrow()
      await expect(run.refresh(tokens.refresh_token)).rejects.toThrow()
    },
  )
})
