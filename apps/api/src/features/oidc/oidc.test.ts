import { oidcErrors } from '@atrium/contracts/oidc/contract'
import { oidcOperations } from '@atrium/contracts/oidc/policy'
import { pagePaths } from '@atrium/contracts/paths'
import { securityOperations } from '@atrium/contracts/security/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { and, eq } from 'drizzle-orm'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { grants, memberships, sessions, users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { openSession } from '../../testing/openSession'
import { endSessions } from '../session'
import { runLogouts } from './runLogouts'
import { oidcLogouts, oidcRecords } from './tables'
import { siteOf, TestBrowser } from './testing/TestBrowser'
import { beginSignIn, registerClient } from './testing/testClient'

let service: TestService
beforeAll(async () => {
  // The provider library reads the real clock.
  service = await createDemoService({ now: new Date(), settings: { embedOrigins: ['https://site.example'] } })
})
afterAll(() => service.close())

const { companyId, userIds } = demo
const licences = 'openid profile phone companies licences'

/** A member at a browser, signed in to the portal. */
async function memberAt() {
  const session = await openDemoSession(service, 'member')
  return { session, browser: new TestBrowser(siteOf(service), session.accessToken) }
}

interface SignedIn {
  readonly given?: Parameters<typeof registerClient>[1]
  readonly parameters?: Readonly<Record<string, string>>
}

/** Signs a member in to a new application. */
async function signedIn({ given, parameters = {} }: SignedIn = {}) {
  const app = await registerClient(service, given)
  const { session, browser } = await memberAt()
  const { url, checks } = await beginSignIn(app.configuration, { company: companyId, ...parameters })
  const returned = await browser.signIn(url)
  const tokens = await client.authorizationCodeGrant(app.configuration, returned, checks)
  return { app, session, browser, tokens }
}

const info = (configuration: client.Configuration, token: string) =>
  client.fetchUserInfo(configuration, token, userIds.member)

async function requestOf(browser: TestBrowser, address: string): Promise<string> {
  const { url } = await browser.open(address)
  return url.searchParams.get('request') ?? ''
}

describe('a sign-in to an application', () => {
  it('tells it what it asked for, and keeps the ID token small', async () => {
    const { app, tokens } = await signedIn({ parameters: { scope: licences } })
    expect(Object.keys(tokens.claims() ?? {}).toSorted()).toEqual(
      ['aud', 'exp', 'iat', 'iss', 'nonce', 'sub'].toSorted(),
    )
    const known = await info(app.configuration, tokens.access_token)
    expect(known).toMatchObject({
      sub: userIds.member,
      phone_number: `+86${demo.accounts.member}`,
      phone_number_verified: true,
      company: { id: companyId },
    })
    expect(known.companies).toContainEqual(
      expect.objectContaining({ id: companyId, roles: ['member'], departments: [expect.anything()] }),
    )
    expect(known.licences).toContainEqual({
      product: 'main-bim',
      name: expect.any(String),
      source: 'company',
      seat: 'named',
      endAt: expect.stringMatching(/Z$/),
    })
  })

  it('tells it nothing more than the scopes allow', async () => {
    const { app, tokens } = await signedIn({ parameters: { scope: 'openid' } })
    expect(await info(app.configuration, tokens.access_token)).toEqual({ sub: userIds.member })
  })

  it('needs no page for the next application of the vendor', async () => {
    const { browser } = await signedIn()
    const other = await registerClient(service)
    const { url, checks } = await beginSignIn(other.configuration, { prompt: 'none' })
    const { url: returned } = await browser.open(url)
    const tokens = await client.authorizationCodeGrant(other.configuration, returned, checks)
    expect(tokens.claims()?.sub).toBe(userIds.member)
  })

  it('asks for consent once for an application of others, and again after it was taken back', async () => {
    const app = await registerClient(service, { isFirstParty: false })
    const { session, browser } = await memberAt()
    const begin = async () => requestOf(browser, (await beginSignIn(app.configuration)).url)
    const first = await browser.answer(await begin(), { decision: 'continue' })
    expect(first.data).toMatchObject({ returnUrl: null, questions: { consent: true, company: false } })
    await browser.signIn((await beginSignIn(app.configuration)).url)
    const { url } = await browser.open((await beginSignIn(app.configuration)).url)
    expect(url.href).toMatch(/^https:\/\/app\.example\/callback\?code=/)

    const as = { as: session.accessToken }
    const listed = await service.request(oidcOperations.listAllowedApplications, {}, as)
    expect(listed.data).toContainEqual(
      expect.objectContaining({ applicationId: app.id, scopes: ['profile'], isFirstParty: false }),
    )
    const revoke = () =>
      service.request(oidcOperations.revokeAllowedApplication, { params: { applicationId: app.id } }, as)
    expect((await revoke()).data).toBe(true)
    expect((await revoke()).code).toBe(oidcErrors.notAllowed)
    const again = await browser.answer(await begin(), { decision: 'continue' })
    expect(again.data).toMatchObject({ questions: { consent: true } })
  })

  it('ends the tokens of an application that the person revokes', async () => {
    const { app, session, tokens } = await signedIn()
    await service.request(
      oidcOperations.revokeAllowedApplication,
      { params: { applicationId: app.id } },
      { as: session.accessToken },
    )
    await expect(info(app.configuration, tokens.access_token)).rejects.toThrow()
    await expect(client.refreshTokenGrant(app.configuration, tokens.refresh_token ?? '')).rejects.toThrow()
    const events = await service.request(
      securityOperations.listSecurityEvents,
      { query: { pageIndex: 1, pageSize: 2 } },
      { as: session.accessToken },
    )
    const application = '结构设计'
    expect(events.data?.list).toMatchObject([
      { event: 'applicationRevoked', application },
      { event: 'applicationEntered', application },
    ])
  })

  it('lets pages of allowed sites show the applications, and answer no request', async () => {
    const ask = (path: string, method: string) =>
      service.app.request(path, {
        method: 'OPTIONS',
        headers: { origin: 'https://site.example', 'access-control-request-method': method },
      })
    const { listAllowedApplications, revokeAllowedApplication, answerSignInRequest } = oidcOperations
    const allowed = async (path: string, method: string) =>
      (await ask(path.replace(/\{\w+\}/, 'one'), method)).headers.get('access-control-allow-origin')
    expect(await allowed(listAllowedApplications.path, 'GET')).toBe('https://site.example')
    expect(await allowed(revokeAllowedApplication.path, 'DELETE')).toBe('https://site.example')
    expect(await allowed(answerSignInRequest.path, 'POST')).toBeNull()
  })

  it('returns a refusal to the application', async () => {
    const app = await registerClient(service, { isFirstParty: false })
    const { browser } = await memberAt()
    const { url, checks } = await beginSignIn(app.configuration)
    const returned = await browser.signIn(url, { decision: 'refuse' })
    await expect(client.authorizationCodeGrant(app.configuration, returned, checks)).rejects.toMatchObject({
      error: 'access_denied',
    })
  })

  it('asks for which company, unless the application names one or there is none', async () => {
    const app = await registerClient(service)
    const { browser } = await memberAt()
    const begin = async (parameters = {}) =>
      requestOf(browser, (await beginSignIn(app.configuration, { scope: licences, ...parameters })).url)
    const first = await browser.answer(await begin(), { decision: 'continue' })
    expect(first.data).toMatchObject({ questions: { company: true, consent: false } })
    const foreign = await browser.answer(await begin({ company: 'company-elsewhere' }), {
      decision: 'continue',
    })
    expect(foreign.code).toBe(oidcErrors.companyNotAllowed)
    const own = await browser.answer(await begin(), { decision: 'allow', companyId: null })
    expect(own.data).toMatchObject({ returnUrl: expect.any(String), questions: null })
  })

  it('belongs to the browser in which it began', async () => {
    const app = await registerClient(service)
    const { browser } = await memberAt()
    const requestId = await requestOf(browser, (await beginSignIn(app.configuration)).url)
    const { browser: other } = await memberAt()
    expect((await other.answer(requestId, { decision: 'allow' })).code).toBe(oidcErrors.requestGone)
    expect((await other.look(requestId)).code).toBe(oidcErrors.requestGone)
    expect((await browser.look(requestId)).data.application.name).toBe('结构设计')
  })

  it('needs a new proof if the application asks for a fresh sign-in', async () => {
    const app = await registerClient(service)
    const { session, browser } = await memberAt()
    const prove = (at: Date) =>
      service.database.connection
        .update(sessions)
        .set({ provenAt: at })
        .where(eq(sessions.id, session.sessionId))
    await prove(new Date(Date.now() - 3_600_000))
    const fresh: readonly Record<string, string>[] = [{ prompt: 'login' }, { max_age: '60' }]
    for (const parameters of fresh) {
      const requestId = await requestOf(browser, (await beginSignIn(app.configuration, parameters)).url)
      const asked = await browser.answer(requestId, { decision: 'continue' })
      expect(asked.code, JSON.stringify(parameters)).toBe(errorCodes.proofRequired)
    }
    const { url, checks } = await beginSignIn(app.configuration, { max_age: '60' })
    const requestId = await requestOf(browser, url)
    await prove(new Date())
    const { data } = await browser.answer(requestId, { decision: 'continue' })
    const { url: returned } = await browser.open(data.returnUrl ?? '')
    const tokens = await client.authorizationCodeGrant(app.configuration, returned, { ...checks, maxAge: 60 })
    expect(Date.now() / 1000 - Number(tokens.claims()?.auth_time)).toBeLessThan(60)
  })

  it('gives the second step that the application asks for, or says what to do', async () => {
    const app = await registerClient(service)
    const parameters = { acr_values: 'urn:atrium:acr:two-steps' }
    const { browser } = await memberAt()
    const { url, checks } = await beginSignIn(app.configuration, parameters)
    const tokens = await client.authorizationCodeGrant(app.configuration, await browser.signIn(url), checks)
    expect(tokens.claims()).toMatchObject({ acr: 'urn:atrium:acr:two-steps' })

    const weak = await openSession(service.ports, userIds.member, service.clock.now())
    const other = new TestBrowser(siteOf(service), weak?.accessToken)
    const requestId = await requestOf(other, (await beginSignIn(app.configuration, parameters)).url)
    expect((await other.answer(requestId, { decision: 'continue' })).code).toBe(oidcErrors.twoStepsNeeded)
  })

  it('replaces another person’s sign-in at the same browser', async () => {
    const { app, browser, tokens } = await signedIn()
    const other = await openDemoSession(service, 'researcher')
    browser.as = other.accessToken
    const { url, checks } = await beginSignIn(app.configuration, { prompt: 'select_account' })
    const theirs = await client.authorizationCodeGrant(app.configuration, await browser.signIn(url), checks)
    expect(theirs.claims()?.sub).toBe(userIds.researcher)
    await expect(info(app.configuration, tokens.access_token)).rejects.toThrow()
  })
})

describe('a session that ended', () => {
  const end = (userId: string, ids?: readonly string[]) =>
    service.database.transaction((db) =>
      endSessions(db, { userId, ids, because: 'signedOut', now: service.clock.now() }),
    )

  it.each(['member', 'researcher'] as const)(
    'leaves a request that has begun to the next person who signs in: the %s',
    async (next) => {
      const { app, browser, session } = await signedIn()
      const { url, checks } = await beginSignIn(app.configuration, { prompt: 'select_account' })
      const requestId = await requestOf(browser, url)
      await end(userIds.member, [session.sessionId])
      await runLogouts(service.ports)
      browser.as = (await openDemoSession(service, next)).accessToken
      const { data } = await browser.answer(requestId, { decision: 'allow' })
      const returned = await browser.open(String(data.returnUrl))
      const tokens = await client.authorizationCodeGrant(app.configuration, returned.url, checks)
      expect(tokens.claims()?.sub).toBe(userIds[next])
    },
  )

  it('ends its tokens at once, and queues one logout for each application', async () => {
    const backchannelLogoutUri = 'https://app.example/logout'
    const { app, session, tokens } = await signedIn({ given: { backchannelLogoutUri } })
    await end(userIds.member, [session.sessionId])
    await expect(info(app.configuration, tokens.access_token)).rejects.toThrow()
    await expect(client.refreshTokenGrant(app.configuration, tokens.refresh_token ?? '')).rejects.toThrow()
    expect(await client.tokenIntrospection(app.configuration, tokens.access_token)).toEqual({ active: false })
    const check = await service.request(oidcOperations.checkLicence, {}, { as: tokens.access_token })
    expect(check.code).toBe(oidcErrors.tokenUnknown)

    const db = service.database.connection
    await Promise.all([runLogouts(service.ports), runLogouts(service.ports)])
    const queued = () => db.select().from(oidcLogouts).where(eq(oidcLogouts.clientId, app.id))
    // Nobody answers at this address, so it stays for another attempt.
    expect(await queued()).toMatchObject([{ userId: userIds.member, attempts: 1 }])
    const left = and(eq(oidcRecords.accountId, userIds.member), eq(oidcRecords.clientId, app.id))
    expect(await db.select().from(oidcRecords).where(left)).toEqual([])
  })

  it('needs a new sign-in', async () => {
    const { app, session, browser } = await signedIn()
    await end(userIds.member, [session.sessionId])
    const { url } = await browser.open((await beginSignIn(app.configuration, { prompt: 'none' })).url)
    expect(url.searchParams.get('error')).toBe('login_required')
  })

  it('leaves tokens for offline access if it only timed out', async () => {
    const parameters = { scope: 'openid profile offline_access', prompt: 'consent' }
    const { app, session, tokens } = await signedIn({ parameters })
    await service.database.connection
      .update(sessions)
      .set({ idleAt: new Date(service.clock.now().getTime() - 1000) })
      .where(eq(sessions.id, session.sessionId))
    await runLogouts(service.ports)
    const renewed = await client.refreshTokenGrant(app.configuration, tokens.refresh_token ?? '')
    expect((await info(app.configuration, renewed.access_token)).sub).toBe(userIds.member)
    // Signing out everywhere ends them too.
    await end(userIds.member)
    await expect(info(app.configuration, renewed.access_token)).rejects.toThrow()
  })

  it('is ended by the application’s own logout', async () => {
    const { app, session, browser, tokens } = await signedIn()
    const logout = client.buildEndSessionUrl(app.configuration, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'https://app.example/',
      state: 'here',
    })
    const { url } = await browser.open(logout.href)
    const facts = new URLSearchParams(url.hash.slice(1))
    expect([url.pathname, facts.get('sure')]).toEqual([pagePaths.applicationSignOut, '1'])
    const body = new URLSearchParams({ xsrf: facts.get('xsrf') ?? '', logout: 'yes' })
    const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await browser.fetch('/oauth/logout/confirm', {
      method: 'POST',
      headers,
      body: String(body),
    })
    expect(await answer.json()).toEqual({ location: 'https://app.example/?state=here' })
    const [own] = await service.database.connection
      .select({ endedBecause: sessions.endedBecause })
      .from(sessions)
      .where(eq(sessions.id, session.sessionId))
    expect(own?.endedBecause).toBe('signedOut')
  })
})

describe('a device without a browser', () => {
  it('signs in by a code that the person types elsewhere', async () => {
    const { configuration } = await registerClient(service, { kind: 'native', redirectUris: [] })
    const device = await client.initiateDeviceAuthorization(configuration, { scope: 'openid profile' })
    expect(device.user_code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/)
    const { browser } = await memberAt()
    const form = async (fields: Record<string, string>) => {
      const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
      const body = String(new URLSearchParams(fields))
      const answer = await browser.fetch('/device', { method: 'POST', headers, body })
      return new URL(((await answer.json()) as { location: string }).location, 'http://127.0.0.1:3000')
    }
    const factsOf = (url: URL) => new URLSearchParams(url.hash.slice(1))
    const { url } = await browser.open(device.verification_uri)
    expect(url.pathname).toBe(pagePaths.deviceSignIn)
    const wrong = await form({ xsrf: factsOf(url).get('xsrf') ?? '', user_code: 'BBBB-BBBB' })
    expect(factsOf(wrong).get('error')).toBe('unknown')
    const typed = device.user_code.replace('-', '').toLowerCase()
    const asked = await form({ xsrf: factsOf(wrong).get('xsrf') ?? '', user_code: typed })
    expect(factsOf(asked).get('code')).toBe(device.user_code)
    expect(factsOf(asked).get('application')).toBe('结构设计')
    const confirmed = await form({
      xsrf: factsOf(asked).get('xsrf') ?? '',
      user_code: device.user_code,
      confirm: 'yes',
    })
    const requestId = confirmed.searchParams.get('request') ?? ''
    const { data } = await browser.answer(requestId, { decision: 'allow' })
    const { url: done } = await browser.open(data.returnUrl ?? '')
    expect(factsOf(done).get('done')).toBe('1')
    const tokens = await client.pollDeviceAuthorizationGrant(configuration, { ...device, interval: 0.01 })
    expect(tokens.claims()?.sub).toBe(userIds.member)
  })
})

describe('whether a person may use a product', () => {
  it('follows licences, memberships and the sign-in', async () => {
    const { app, tokens } = await signedIn({
      given: { licenceId: 'main-bim' },
      parameters: { scope: licences },
    })
    const check = async () =>
      (await service.request(oidcOperations.checkLicence, {}, { as: tokens.access_token })).data
    expect(await check()).toMatchObject({ mayUse: true, because: null, licence: { product: 'main-bim' } })
    const db = service.database.connection
    const own = and(
      eq(grants.companyId, companyId),
      eq(grants.userId, userIds.member),
      eq(grants.mainId, 'main-bim'),
    )
    await db.delete(grants).where(own)
    expect(await check()).toEqual({ mayUse: false, because: 'noLicence', licence: null })
    await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, userIds.member))
    const locked = await service.request(oidcOperations.checkLicence, {}, { as: tokens.access_token })
    expect([locked.status, locked.code]).toEqual([401, oidcErrors.tokenUnknown])
    await db.update(users).set({ lockedAt: null }).where(eq(users.id, userIds.member))
    expect((await info(app.configuration, tokens.access_token)).sub).toBe(userIds.member)
    expect(await db.$count(memberships, eq(memberships.userId, userIds.member))).toBeGreaterThan(0)
  })

  it('needs a product, and a token of an application', async () => {
    const { tokens, session } = await signedIn()
    const check = (as: string) => service.request(oidcOperations.checkLicence, {}, { as })
    expect((await check(tokens.access_token)).code).toBe(oidcErrors.noProduct)
    expect((await check(session.accessToken)).code).toBe(oidcErrors.tokenUnknown)
    expect((await service.request(oidcOperations.checkLicence, {})).code).toBe(oidcErrors.tokenUnknown)
  })
})
