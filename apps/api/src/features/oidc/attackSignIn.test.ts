import { oidcErrors } from '@atrium/contracts/oidc/contract'
import { oidcOperations } from '@atrium/contracts/oidc/policy'
import { pagePaths } from '@atrium/contracts/paths'
import { and, eq } from 'drizzle-orm'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { memberships, sessions } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { openDemoSession } from '../../testing/demo/demoService'
import { createProviderService, logoutUri, SignInRun } from './testing/SignInRun'
import { siteOf, TestBrowser } from './testing/TestBrowser'
import { redirectUri } from './testing/testClient'

let service: TestService
beforeAll(async () => {
  service = await createProviderService()
})
afterAll(() => service.close())

type Begun = Parameters<typeof SignInRun.begin>
const begin = (given?: Begun[1], person?: Begun[2]) => SignInRun.begin(service, given, person)
const requestOf = async ({ browser }: SignInRun, address: string) =>
  (await browser.open(address)).url.searchParams.get('request') ?? ''
const factsOf = (url: URL) => new URLSearchParams(url.hash.slice(1))

describe('an address to return to', () => {
  const variants = [
    'https://app.example./callback',
    'https://app.example%2Fcallback',
    'https://app.example/%2Fcallback',
    'https://app.example/callback%2F',
    'https://app.example/callback/',
    'https://app.example//callback',
    'https://app.example/Callback',
    'https://APP.EXAMPLE/callback',
    'https://user@app.example/callback',
    'https://app.example@evil.example/callback',
    'https://app.example.evil.example/callback',
    'https://app.example\\@evil.example/callback',
    'https://app.example:443/callback',
    'https://app.example:8443/callback',
    'https://app.example/other/../callback',
    'https://app.example/callback/..;/other',
    'https://app.example/callback?next=https://evil.example',
    'https://app.example/callback#fragment',
    'https://app.example/callback ',
    ' https://app.example/callback',
    'https://app.example/callback\n',
    'http://app.example/callback',
    '//app.example/callback',
    '/callback',
    'javascript:alert(1)//https://app.example/callback',
    'data:text/html,https://app.example/callback',
    'https://xn--pp-example-7ch.example/callback',
  ]
  it.each(variants)('%j is not the registered one', async (given) => {
    const run = await begin()
    const { url } = await run.browser.open(run.request({ redirect_uri: given }).url)
    expect([url.origin, url.pathname]).toEqual([run.issuer, pagePaths.applicationSignIn])
    expect(factsOf(url).get('error')).toMatch(/^invalid_/)
  })

  it('counts once', async () => {
    const run = await begin()
    const { url } = run.request()
    const twice = `${url}&redirect_uri=${encodeURIComponent('https://evil.example/')}`
    const { url: page } = await run.browser.open(twice)
    // The application has one address only, which may learn of the error.
    expect(page.href.startsWith(redirectUri)).toBe(true)
    expect([page.searchParams.get('error'), page.searchParams.get('code')]).toEqual(['invalid_request', null])
  })

  const loopback = { redirectUris: ['http://127.0.0.1/callback'] }
  it.each(['http://127.0.0.1/callback', 'http://127.0.0.1:49152/callback'])(
    'may have any port on a person’s device: %s',
    async (given) => {
      const run = await begin({ kind: 'native', ...loopback })
      const { returned } = await run.authorize({ redirect_uri: given })
      expect(returned.href).toContain(`${given}?code=`)
    },
  )
  it.each([
    'http://localhost:49152/callback',
    'http://[::1]:49152/callback',
    'http://127.0.0.1:49152/other',
    'http://127.0.0.2:49152/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://127.0.0.1@evil.example/callback',
    'https://127.0.0.1:49152/callback',
  ])('is only the registered one on a person’s device: not %s', async (given) => {
    const run = await begin({ kind: 'native', ...loopback })
    const { url } = await run.browser.open(run.request({ redirect_uri: given }).url)
    expect([url.origin, factsOf(url).get('error')]).toEqual([run.issuer, 'invalid_redirect_uri'])
  })
  it('has one port for an application in the web', async () => {
    const run = await begin({ kind: 'browser', redirectUris: ['http://localhost:5173/callback'] })
    const { url } = await run.browser.open(
      run.request({ redirect_uri: 'http://localhost:49152/callback' }).url,
    )
    expect([url.origin, factsOf(url).get('error')]).toEqual([run.issuer, 'invalid_redirect_uri'])
  })
})

describe('an answer', () => {
  it('of another provider is refused by the application', async () => {
    const run = await begin()
    const { returned, checks } = await run.authorize()
    expect(returned.searchParams.get('iss')).toBe(run.issuer)
    for (const iss of ['https://evil.example', `${run.issuer}/`, '']) {
      const mixed = new URL(returned)
      if (iss) mixed.searchParams.set('iss', iss)
      else mixed.searchParams.delete('iss')
      await expect(run.redeem(mixed, checks), iss).rejects.toThrow()
    }
    expect((await run.redeem(returned, checks)).claims()?.iss).toBe(run.issuer)
  })

  it('says who sent it even if it is an error', async () => {
    const run = await begin({ isFirstParty: false })
    const returned = await run.browser.signIn(run.request().url, { decision: 'refuse' })
    expect(Object.fromEntries(returned.searchParams)).toMatchObject({
      error: 'access_denied',
      iss: run.issuer,
    })
  })
})

describe('a request', () => {
  it('is not answered from another browser, nor read', async () => {
    const run = await begin()
    const requestId = await requestOf(run, run.request().url)
    const { accessToken } = await openDemoSession(service, 'member')
    const other = new TestBrowser(siteOf(service), accessToken)
    for (const decision of ['allow', 'continue', 'refuse'] as const)
      expect((await other.answer(requestId, { decision })).code).toBe(oidcErrors.requestGone)
    expect((await other.look(requestId)).code).toBe(oidcErrors.requestGone)
    // Not even after the person allowed it: the answer waits in the first browser.
    const { data } = await run.browser.answer(requestId, { decision: 'allow' })
    const stolen = await other.open(data.returnUrl ?? '')
    expect(stolen.url.origin).toBe(run.issuer)
    expect(stolen.url.searchParams.has('code')).toBe(false)
  })

  it('is answered once', async () => {
    const run = await begin()
    const requestId = await requestOf(run, run.request().url)
    const { data } = await run.browser.answer(requestId, { decision: 'allow' })
    const first = await run.browser.open(data.returnUrl ?? '')
    expect(first.url.searchParams.get('code')).toBeTruthy()
    expect((await run.browser.answer(requestId, { decision: 'allow' })).code).toBe(oidcErrors.requestGone)
    const second = await run.browser.open(data.returnUrl ?? '')
    expect([second.url.origin, second.url.searchParams.has('code')]).toEqual([run.issuer, false])
  })

  it('stays refused', async () => {
    const run = await begin({ isFirstParty: false })
    const requestId = await requestOf(run, run.request().url)
    const { data } = await run.browser.answer(requestId, { decision: 'refuse' })
    const { url } = await run.browser.open(data.returnUrl ?? '')
    expect(url.searchParams.get('error')).toBe('access_denied')
    expect((await run.browser.answer(requestId, { decision: 'allow' })).code).toBe(oidcErrors.requestGone)
  })

  it('needs somebody who is signed in', async () => {
    const run = await begin()
    const requestId = await requestOf(run, run.request().url)
    run.browser.as = undefined
    expect((await run.browser.answer(requestId, { decision: 'allow' })).status).toBe(401)
  })

  it('without a page fails after the session ended, and for another person', async () => {
    const run = await begin()
    const tokens = await run.signIn()
    const other = await begin({}, 'researcher')
    await other.signIn()
    const hint = { prompt: 'none', id_token_hint: tokens.id_token ?? '' }
    const strange = await other.browser.open(other.request(hint).url)
    expect(strange.url.searchParams.get('error')).toMatch(/^(login_required|invalid_request)$/)
    await service.database.connection
      .update(sessions)
      .set({ idleAt: new Date(0) })
      .where(eq(sessions.id, run.session.sessionId))
    const { url } = await run.browser.open(run.request({ prompt: 'none' }).url)
    expect(url.searchParams.get('error')).toBe('login_required')
  })

  it('that was pushed is used once, by the application that pushed it', async () => {
    const run = await begin()
    const push = async () => {
      const { checks, url } = run.request()
      const pushed = await client.buildAuthorizationUrlWithPAR(
        run.app.configuration,
        Object.fromEntries(new URL(url).searchParams),
      )
      return { pushed, checks }
    }
    const { pushed, checks } = await push()
    const tokens = await run.redeem(await run.browser.signIn(pushed.href), checks)
    expect(tokens.claims()?.sub).toBe(demo.userIds.member)
    const again = await run.browser.open(pushed.href)
    expect([again.url.searchParams.get('error'), again.url.searchParams.get('code')]).toEqual([
      'invalid_request_uri',
      null,
    ])

    const other = await begin()
    const { pushed: theirs } = await push()
    theirs.searchParams.set('client_id', other.app.id)
    const stolen = await other.browser.open(theirs.href)
    expect(stolen.url.searchParams.has('code')).toBe(false)
    expect(stolen.url.searchParams.has('request')).toBe(false)
  })
})

describe('what an application learns', () => {
  it('is not about a company of others', async () => {
    const run = await begin()
    const foreign = { scope: 'openid licences', company: demo.secondCompanyId }
    const silent = await run.browser.open(run.request({ ...foreign, prompt: 'none' }).url)
    expect(silent.url.searchParams.has('code')).toBe(false)
    const requestId = await requestOf(run, run.request(foreign).url)
    for (const body of [
      { decision: 'allow' },
      { decision: 'continue', companyId: demo.secondCompanyId },
    ] as const)
      expect((await run.browser.answer(requestId, body)).code).toBe(oidcErrors.companyNotAllowed)
  })

  it('ends with the membership', async () => {
    const { connection: db } = service.database
    const userId = demo.userIds.researcher
    const own = and(eq(memberships.companyId, demo.companyId), eq(memberships.userId, userId))
    await db.insert(memberships).values({
      ...{ companyId: demo.companyId, userId, role: 'member', name: '研究员' },
      ...{
        departmentId: demo.departmentIds.seismic,
        joinedAt: service.clock.now(),
        phone: demo.accounts.researcher,
      },
    })
    const run = await begin({ licenceId: 'main-bim' }, 'researcher')
    const tokens = await run.signIn({ scope: 'openid companies licences', company: demo.companyId })
    const check = () => service.request(oidcOperations.checkLicence, {}, { as: tokens.access_token })
    expect(await run.userInfo(tokens)).toMatchObject({ company: { id: demo.companyId } })
    expect((await check()).data.mayUse).toBe(false)
    await db.delete(memberships).where(own)
    expect(await run.userInfo(tokens)).toMatchObject({ companies: [], company: null, licences: [] })
    expect((await check()).code).toBe(oidcErrors.tokenUnknown)
  })

  it('is not more by single claims than by its scopes', async () => {
    const run = await begin({ scopes: ['openid', 'profile'] })
    const claims = JSON.stringify({
      userinfo: { phone_number: { essential: true }, licences: null, name: null },
      id_token: { email: null },
    })
    const tokens = await run.signIn({ scope: 'openid', claims })
    expect(await run.userInfo(tokens)).toEqual({ sub: demo.userIds.member, name: expect.any(String) })
    expect(tokens.claims()).not.toHaveProperty('email')
  })

  it('needs consent for single claims too', async () => {
    const run = await begin({ isFirstParty: false })
    const claims = JSON.stringify({ userinfo: { phone_number: null } })
    const requestId = await requestOf(run, run.request({ scope: 'openid', claims }).url)
    expect((await run.browser.look(requestId)).data.scopes).toEqual(['phone'])
    const asked = await run.browser.answer(requestId, { decision: 'continue' })
    expect(asked.data).toMatchObject({ returnUrl: null, questions: { consent: true } })
  })
})

describe('a logout', () => {
  const logoutOf = (run: SignInRun, parameters: Record<string, string>) =>
    run.browser.open(`/oauth/logout?${new URLSearchParams(parameters)}`)
  const isSignedIn = async (run: SignInRun, token: string) => (await run.look(token)) === 200
  const confirm = (browser: TestBrowser, xsrf: string) =>
    browser.open('/oauth/logout/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    })

  it('asks, unless the application names the person who is signed in', async () => {
    const run = await begin()
    const { access_token: token, id_token: own = '' } = await run.signIn()
    const other = await begin({}, 'researcher')
    const { id_token: strange = '' } = await other.signIn()
    const sure = async (hint: Record<string, string>) =>
      factsOf((await logoutOf(run, { post_logout_redirect_uri: logoutUri, ...hint })).url).get('sure')
    expect(await sure({})).toBeNull()
    expect(await sure({ client_id: run.app.id })).toBeNull()
    expect(await sure({ id_token_hint: strange })).toBeNull()
    expect(await sure({ id_token_hint: own })).toBe('1')
    expect(await isSignedIn(run, token)).toBe(true)
  })

  it('is confirmed in the browser where it began', async () => {
    const run = await begin()
    const { access_token: token } = await run.signIn()
    const { url } = await logoutOf(run, {})
    const xsrf = factsOf(url).get('xsrf') ?? ''
    const other = await begin()
    await other.signIn()
    await confirm(other.browser, xsrf)
    await confirm(run.browser, '')
    await confirm(run.browser, `${xsrf}x`)
    expect(await isSignedIn(run, token)).toBe(true)
    await confirm(run.browser, xsrf)
    expect(await isSignedIn(run, token)).toBe(false)
  })
})

it('returns nobody to an address that is registered for another application', async () => {
  const run = await begin()
  await begin({ redirectUris: ['https://other.example/callback'] })
  const { url } = await run.browser.open(run.request({ redirect_uri: 'https://other.example/callback' }).url)
  expect([url.origin, factsOf(url).get('error')]).toEqual([run.issuer, 'invalid_redirect_uri'])
})
