import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pagePaths } from '@atrium/contracts/paths'
import { createRemoteJWKSet, customFetch, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import * as client from 'openid-client'
import { expect } from 'vitest'
import type { TestService } from '../../../../testing/createTestService'
import { logoutUri, SignInRun } from '../SignInRun'
import { type Module, type Modules, passed } from './conformancePlan'

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** The application's server, and the logout tokens that it received. */
async function listen() {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    received.push(new URLSearchParams(await textOf(request)).get('logout_token') ?? '')
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { received, port: (server.address() as AddressInfo).port, close: () => void server.close() }
}

/** Modules of the plans about logout. */
export function logoutModules(serviceOf: () => TestService) {
  const discovery = passed(async () => {
    const { metadata } = await SignInRun.begin(serviceOf())
    expect(metadata.end_session_endpoint).toBe('https://id.example/oauth/logout')
    for (const [name, value] of Object.entries(metadata))
      if (/_(endpoint|uri)$/.test(name)) expect(String(value), name).toMatch(/^https:/)
  })

  const factsOf = (url: URL) => new URLSearchParams(url.hash.slice(1))

  /** Opens the logout and confirms it on our page, if it asks. Returns the last address. */
  async function logOut(run: SignInRun, parameters: Readonly<Record<string, string>>): Promise<URL> {
    const address = new URL(run.metadata.end_session_endpoint ?? '')
    address.search = String(new URLSearchParams(parameters))
    const { url } = await run.browser.open(address.href)
    const xsrf = factsOf(url).get('xsrf')
    if (xsrf === null) return url
    expect(url.pathname).toBe(pagePaths.applicationSignOut)
    const answer = await run.browser.open('/oauth/logout/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    })
    return answer.url
  }

  async function requireSignedOut(run: SignInRun): Promise<void> {
    const { url, checks } = run.request({ prompt: 'none' })
    const { url: returned } = await run.browser.open(url)
    await expect(run.redeem(returned, checks)).rejects.toMatchObject({ error: 'login_required' })
  }

  type Tokens = Awaited<ReturnType<SignInRun['signIn']>>
  type Customise = (whole: Record<string, string>, tokens: Tokens, run: SignInRun) => unknown

  /** Signs in, and out with a request that the module changes. */
  async function signOut(customise: Customise) {
    const run = await SignInRun.begin(serviceOf())
    const tokens = await run.signIn()
    const whole = {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: logoutUri,
      state: client.randomState(),
    }
    const parameters = (await customise(whole, tokens, run)) as Record<string, string>
    return { run, parameters, arrived: await logOut(run, parameters) }
  }

  const only = (whole: Record<string, string>, ...names: readonly string[]) =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name)))

  /** The browser returns to the application. */
  const returns = (customise: Customise): Module =>
    passed(async () => {
      const { run, parameters, arrived } = await signOut(customise)
      const { state } = parameters
      expect(arrived.href).toBe(state === undefined ? logoutUri : `${logoutUri}?state=${state}`)
      await requireSignedOut(run)
    })

  /** The person is signed out and stays on our page. */
  const staysHere = (customise: Customise): Module =>
    passed(async () => {
      const { run, arrived } = await signOut(customise)
      expect([arrived.origin, arrived.pathname]).toEqual([run.issuer, pagePaths.applicationSignOut])
      expect(factsOf(arrived).get('done')).toBe('1')
      await requireSignedOut(run)
    })

  /** Our page shows an error, and nobody is signed out. */
  const refuses = (customise: Customise): Module =>
    passed(async () => {
      const { run, arrived } = await signOut(customise)
      expect(run.errorAt(arrived)).toMatch(/^invalid_/)
      await run.signInSilently({ prompt: 'none' })
    })

  const initiated: Modules = {
    'oidcc-rp-initiated-logout-discovery-endpoint-verification': discovery,
    'oidcc-rp-initiated-logout': returns((whole) => whole),
    'oidcc-rp-initiated-logout-no-state': returns((whole) =>
      only(whole, 'id_token_hint', 'post_logout_redirect_uri'),
    ),
    'oidcc-rp-initiated-logout-no-params': staysHere(() => ({})),
    'oidcc-rp-initiated-logout-only-state': staysHere((whole) => only(whole, 'state')),
    'oidcc-rp-initiated-logout-no-post-logout-redirect-uri': staysHere((whole) =>
      only(whole, 'id_token_hint', 'state'),
    ),
    'oidcc-rp-initiated-logout-no-id-token-hint': staysHere((whole) =>
      only(whole, 'post_logout_redirect_uri', 'state'),
    ),
    'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri': refuses((whole) => ({
      ...whole,
      post_logout_redirect_uri: 'https://app.example/elsewhere',
    })),
    'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri': refuses((whole) => ({
      ...whole,
      post_logout_redirect_uri: `${logoutUri}?foo=bar`,
    })),
    'oidcc-rp-initiated-logout-modified-id-token-hint': refuses((whole, tokens) => ({
      ...whole,
      id_token_hint: new UnsecuredJWT({ ...tokens.claims() }).encode(),
    })),
    'oidcc-rp-initiated-logout-bad-id-token-hint': refuses(async (whole, tokens) => {
      const { privateKey } = await generateKeyPair('RS256')
      const signed = new SignJWT({ ...tokens.claims() }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
      return { ...whole, id_token_hint: await signed }
    }),
  }

  const backChannel: Modules = {
    'oidcc-backchannel-logout-discovery-endpoint-verification': passed(async () => {
      const { metadata } = await SignInRun.begin(serviceOf())
      expect(metadata).toMatchObject({
        backchannel_logout_supported: true,
        backchannel_logout_session_supported: true,
      })
      await discovery.test()
    }),
    'oidcc-backchannel-rp-initiated-logout': passed(async () => {
      const { port, received, close } = await listen()
      const run = await SignInRun.begin(serviceOf(), {
        backchannelLogoutUri: `http://127.0.0.1:${port}/logout`,
      })
      const tokens = await run.signIn()
      const arrived = await logOut(run, {
        id_token_hint: tokens.id_token ?? '',
        post_logout_redirect_uri: logoutUri,
        state: 'here',
      })
      expect(arrived.href).toBe(`${logoutUri}?state=here`)
      expect(received).toHaveLength(1)
      const keys = createRemoteJWKSet(new URL(run.metadata.jwks_uri ?? ''), {
        [customFetch]: (address, init) => run.send(address, init as RequestInit),
      })
      const { payload, protectedHeader } = await jwtVerify(received[0] ?? '', keys, {
        issuer: run.issuer,
        audience: run.app.id,
        typ: 'logout+jwt',
        requiredClaims: ['iat', 'exp', 'jti', 'sid'],
      })
      expect(protectedHeader.alg).toBe('RS256')
      expect(payload).toMatchObject({
        sub: tokens.claims()?.sub,
        sid: tokens.claims()?.sid,
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      })
      expect(payload).not.toHaveProperty('nonce')
      await requireSignedOut(run)
      close()
    }),
  }

  return { initiated, backChannel }
}
