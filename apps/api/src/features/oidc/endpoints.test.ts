import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestService } from '../../testing/createTestService'
import { providerRoutes } from './createProvider'
import { createProviderService, SignInRun } from './testing/SignInRun'

let service: TestService
/** An application with a server, a page, and the tokens of the first. */
let web: SignInRun
let page: SignInRun
let tokens: Awaited<ReturnType<SignInRun['signIn']>>
beforeAll(async () => {
  service = await createProviderService()
  web = await SignInRun.begin(service)
  page = await SignInRun.begin(service, { kind: 'browser' })
  tokens = await web.signIn()
})
afterAll(() => service.close())

const form = 'application/x-www-form-urlencoded'
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

/** Endpoints that take a form of an application, with a whole one. */
const ofApplications: Readonly<Record<string, () => Record<string, string>>> = {
  [providerRoutes.token]: () => ({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' }),
  [providerRoutes.introspection]: () => ({ token: tokens.access_token }),
  [providerRoutes.revocation]: () => ({ token: 'unknown' }),
  [providerRoutes.pushed_authorization_request]: () =>
    Object.fromEntries(new URL(web.request().url).searchParams),
  [providerRoutes.device_authorization]: () => ({ scope: 'openid' }),
}

/** Endpoints for browsers and for everybody. */
const others = [
  providerRoutes.authorization,
  providerRoutes.userinfo,
  providerRoutes.jwks,
  providerRoutes.end_session,
  `${providerRoutes.end_session}/confirm`,
  `${providerRoutes.end_session}/success`,
  providerRoutes.code_verification,
  `${providerRoutes.code_verification}/unknown`,
  `${providerRoutes.authorization}/unknown`,
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/oauth/register',
  '/oauth/unknown',
]
const all = [...Object.keys(ofApplications), ...others]

/** Sends a request. No answer may be a failure of ours, or repeat a secret. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await web.send(path, { redirect: 'manual', ...init })
  expect(response.status, `${init.method} ${path}`).toBeLessThan(500)
  const told = `${[...response.headers].join()}${await response.clone().text()}`
  const secrets = [web.app.secret, tokens.access_token, tokens.refresh_token ?? '']
  for (const secret of secrets) expect(told.includes(secret), `${init.method} ${path}`).toBe(false)
  expect(told).not.toMatch(/node_modules|\.ts:\d|select .* from|at \w+ \(/)
  return response
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', body, headers })

describe.each(Object.entries(ofApplications))('%s', (path, whole) => {
  const isOpen = path === providerRoutes.device_authorization

  it.each([
    ['no credentials', () => post(path, new URLSearchParams(whole()))],
    ['a wrong secret', () => post(path, new URLSearchParams(whole()), basic(web.app.id, 'acs_wrong'))],
    ['an empty secret', () => post(path, new URLSearchParams(whole()), basic(web.app.id, ''))],
    [
      'the stand-in of a missing secret',
      () => post(path, new URLSearchParams(whole()), basic(web.app.id, '-')),
    ],
    [
      'an unknown application',
      () => post(path, new URLSearchParams(whole()), basic('unknown', web.app.secret)),
    ],
    [
      'the secret of another',
      () => post(path, new URLSearchParams(whole()), basic(page.app.id, web.app.secret)),
    ],
    ['a name without a secret', () => post(path, new URLSearchParams({ ...whole(), client_id: web.app.id }))],
    [
      'two ways to prove itself',
      () =>
        post(
          path,
          new URLSearchParams({ ...whole(), client_id: page.app.id, client_secret: 'acs_x' }),
          basic(web.app.id, web.app.secret),
        ),
    ],
  ])('refuses %s', async (_name, request) => {
    const response = await request()
    expect([400, 401]).toContain(response.status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(((await response.json()) as { error: string }).error).toMatch(/^invalid_(client|request)$/)
  })

  it('gives another application nothing', async () => {
    const response = await post(path, new URLSearchParams({ ...whole(), client_id: page.app.id }))
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
    expect(answer).not.toHaveProperty('access_token')
    expect(answer.active ?? false).toBe(false)
  })

  it.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', ''])(
    'takes no body of the type %j',
    async (type) => {
      const body =
        type === 'application/json' ? JSON.stringify(whole()) : String(new URLSearchParams(whole()))
      const response = await post(path, body, { 'content-type': type, ...basic(web.app.id, web.app.secret) })
      if (isOpen && response.status === 200) return
      expect([400, 401, 415]).toContain(response.status)
    },
  )

  it('takes no parameter twice', async () => {
    const [[name = '', value = ''] = []] = Object.entries(whole())
    const body = new URLSearchParams(whole())
    body.append(name, value)
    const response = await post(path, body, basic(web.app.id, web.app.secret))
    expect(response.status).toBe(400)
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'])('has no %s', async (method) => {
    const address = `${path}?${new URLSearchParams(whole())}`
    const response = await web.send(address, { method, headers: basic(web.app.id, web.app.secret) })
    expect([404, 405]).toContain(response.status)
  })

  it('answers pages of the application’s own origins only', async () => {
    const from = (origin: string) =>
      post(path, new URLSearchParams({ ...whole(), client_id: page.app.id }), { origin })
    const foreign = await from('https://evil.example')
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    expect(await foreign.text()).not.toMatch(/"(access_token|device_code|request_uri)"/)
    const own = await from('https://app.example')
    expect(own.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

describe.each(all)('%s', (path) => {
  it('takes no 100 kB', async () => {
    const body = new URLSearchParams({ token: 'x'.repeat(100 * 1024) })
    expect((await post(path, body, basic(web.app.id, web.app.secret))).status).toBe(413)
  })

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST'])('survives %s', async (method) => {
    const response = await send(path, { method })
    if (method === 'HEAD') expect(await response.text()).toBe('')
  })

  it.each([
    [
      'a broken body',
      { method: 'POST', body: '%E0%A4%A&=&&[]=1&__proto__=x', headers: { 'content-type': form } },
    ],
    [
      'a broken header',
      { headers: { authorization: 'Basic %%%', dpop: 'x.y.z', cookie: 'atrium_sso=x; =;' } },
    ],
    ['a broken token', { headers: { authorization: `Bearer ${'ÿ'.repeat(10)}` } }],
  ] as const)('survives %s', async (_name, init) => void (await send(path, init)))

  it('survives broken parameters', async () => {
    for (const query of ['?%00', '?client_id[]=1&claims={"userinfo":null}', '?request_uri=urn:x&state=%ff']) {
      await send(`${path}${query}`)
    }
  })
})

describe('what is stored', () => {
  it.each([
    ['/oauth/token', () => web.sendForm('/oauth/token', ofApplications['/oauth/token']?.() ?? {})],
    [
      '/oauth/userinfo',
      () => web.send('/oauth/userinfo', { headers: { authorization: `Bearer ${tokens.access_token}` } }),
    ],
    ['/oauth/introspect', () => web.sendForm('/oauth/introspect', { token: tokens.access_token })],
    ['/oauth/par', () => web.sendForm('/oauth/par', ofApplications['/oauth/par']?.() ?? {})],
    ['/oauth/authorize', () => web.send(web.request().url, {})],
    ['/oauth/logout', () => web.send('/oauth/logout', {})],
  ])('in caches is nothing of %s', async (_path, request) => {
    const response = await request()
    expect(response.status).toBeLessThan(400)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('may be the keys and the description', async () => {
    for (const path of ['/oauth/jwks', '/.well-known/openid-configuration']) {
      const response = await send(path, { headers: { origin: 'https://anywhere.example' } })
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
        200,
        'https://anywhere.example',
      ])
    }
  })
})
