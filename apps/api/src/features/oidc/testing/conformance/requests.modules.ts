import { UnsecuredJWT } from 'jose'
import * as client from 'openid-client'
import { expect } from 'vitest'
import { demo } from '../../../../seed/demo'
import type { TestService } from '../../../../testing/createTestService'
import { acrOneStep, acrTwoSteps } from '../../acr'
import { SignInRun } from '../SignInRun'
import { redirectUri } from '../testClient'
import { type Modules, passed, skipped } from './conformancePlan'

const ours = demo.userIds.member
const hour = 3_600_000

/** Modules of the Basic plan about authorization requests and their parameters. */
export function requestModules(serviceOf: () => TestService): Modules {
  const begin = () => SignInRun.begin(serviceOf())

  /** A request with these parameters signs the person in. */
  const succeeds = (parameters: Readonly<Record<string, string>>) =>
    passed(async () => {
      const tokens = await (await begin()).signIn(parameters)
      expect(tokens.claims()?.sub).toBe(ours)
    })

  /** The second request sees no page, and tells of the same sign-in. */
  const silent = (first: Readonly<Record<string, string>>, second: Readonly<Record<string, string>>) =>
    passed(async () => {
      const run = await begin()
      await run.proveBefore(hour)
      const before = await run.signIn(first)
      const hint: Record<string, string> = second.id_token_hint
        ? { ...second, id_token_hint: before.id_token ?? '' }
        : second
      const after = await run.signInSilently(hint)
      const factsOf = (tokens: typeof before) => [tokens.claims()?.sub, tokens.claims()?.auth_time]
      expect(factsOf(after)).toEqual(factsOf(before))
      if (first.max_age) expect(after.claims()?.auth_time).toEqual(expect.any(Number))
    })

  /** The second request asks for a new proof, and tells when it was given. */
  const fresh = (parameters: Readonly<Record<string, string>>) =>
    passed(async () => {
      const run = await begin()
      await run.proveBefore(hour)
      const before = await run.signIn({ max_age: '15000' })
      expect(await run.isAsked(parameters)).toBe(true)
      const { url, checks } = run.request(parameters)
      await expect(run.browser.signIn(url)).rejects.toThrow('Refused')
      const { url: page } = await run.browser.open(url)
      // The request may have begun in the same millisecond.
      await run.proveBefore(-1000)
      const requestId = page.searchParams.get('request') ?? ''
      const { data } = await run.browser.answer(requestId, { decision: 'allow' })
      const { url: returned } = await run.browser.open(data.returnUrl ?? '')
      const after = await run.redeem(returned, {
        expectedNonce: checks.expectedNonce ?? '',
        expectedState: new URL(url).searchParams.get('state') ?? '',
      })
      const times = [before, after].map((tokens) => Number(tokens.claims()?.auth_time ?? Number.NaN))
      if (parameters.max_age) expect(times[1]).toBeGreaterThan(times[0] ?? Number.NaN)
      expect(after.claims()?.sub).toBe(before.claims()?.sub)
    })

  const unsignedObject = (run: SignInRun, claims: Readonly<Record<string, unknown>>) =>
    new UnsecuredJWT({ client_id: run.app.id, ...claims }).setIssuer(run.app.id).encode()

  return {
    'oidcc-response-type-missing': passed(async () => {
      const run = await begin()
      const { url, checks } = run.request({ response_type: '' })
      const { url: returned } = await run.browser.open(url)
      expect(Object.fromEntries(returned.searchParams)).toMatchObject({
        error: 'invalid_request',
        state: checks.expectedState,
        iss: run.issuer,
      })
    }),

    'oidcc-ensure-request-without-nonce-succeeds-for-code-flow': passed(async () => {
      const tokens = await (await begin()).signIn({ nonce: '' })
      expect(tokens.claims()).not.toHaveProperty('nonce')
    }),

    'oidcc-alternate-happy-flow': passed(async () => {
      const run = await begin()
      const { url, checks } = run.request({ scope: 'email openid' })
      const reordered = new URL(url)
      reordered.search = String(new URLSearchParams([...reordered.searchParams].toReversed()))
      const tokens = await run.redeem(await run.browser.signIn(reordered.href), checks)
      expect(tokens.scope?.split(' ').toSorted()).toEqual(['email', 'openid'])
    }),

    'oidcc-display-page': succeeds({ display: 'page' }),
    'oidcc-display-popup': succeeds({ display: 'popup' }),
    'oidcc-prompt-login': fresh({ prompt: 'login' }),

    'oidcc-prompt-none-not-logged-in': passed(async () => {
      const run = await begin()
      const { url, checks } = run.request({ prompt: 'none' })
      const { url: returned } = await run.browser.open(url)
      await expect(run.redeem(returned, checks)).rejects.toMatchObject({ error: 'login_required' })
    }),

    'oidcc-prompt-none-logged-in': silent({}, { prompt: 'none' }),
    'oidcc-max-age-1': fresh({ max_age: '1' }),
    'oidcc-max-age-10000': silent({ max_age: '15000' }, { max_age: '10000' }),
    'oidcc-ensure-request-with-unknown-parameter-succeeds': succeeds({ extra: 'foobar' }),
    'oidcc-id-token-hint': silent({}, { prompt: 'none', id_token_hint: 'first' }),

    'oidcc-login-hint': passed(async () => {
      const run = await begin()
      const { url, checks } = run.request({ login_hint: demo.accounts.member })
      const { url: page } = await run.browser.open(url)
      const requestId = page.searchParams.get('request') ?? ''
      expect((await run.browser.look(requestId)).data.loginHint).toBe(demo.accounts.member)
      const { data } = await run.browser.answer(requestId, { decision: 'allow' })
      const { url: returned } = await run.browser.open(data.returnUrl ?? '')
      expect((await run.redeem(returned, checks)).claims()?.sub).toBe(ours)
    }),

    'oidcc-ui-locales': succeeds({ ui_locales: 'se' }),
    'oidcc-claims-locales': succeeds({ claims_locales: 'se' }),

    'oidcc-ensure-request-with-acr-values-succeeds': passed(async () => {
      const run = await begin()
      const known = [acrOneStep, acrTwoSteps]
      expect(run.metadata.acr_values_supported).toEqual(known)
      const tokens = await run.signIn({ acr_values: known.join(' ') })
      expect(known).toContain(tokens.claims()?.acr)
    }),

    'oidcc-ensure-registered-redirect-uri': passed(async () => {
      const run = await begin()
      const { url } = await run.browser.open(run.request({ redirect_uri: `${redirectUri}/other` }).url)
      expect(run.errorAt(url)).toBe('invalid_redirect_uri')
    }),

    'oidcc-ensure-post-request-succeeds': passed(async () => {
      const run = await begin()
      const { url, checks } = run.request()
      const { origin, pathname, searchParams } = new URL(url)
      const posted = await run.browser.open(`${origin}${pathname}`, { method: 'POST', body: searchParams })
      const requestId = posted.url.searchParams.get('request') ?? ''
      const { data } = await run.browser.answer(requestId, { decision: 'allow' })
      const { url: returned } = await run.browser.open(data.returnUrl ?? '')
      expect((await run.redeem(returned, checks)).claims()?.sub).toBe(ours)
    }),

    'oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported': passed(async () => {
      const run = await begin()
      expect(run.metadata.request_uri_parameter_supported).toBe(false)
      const { url, checks } = run.request({ request_uri: 'https://app.example/request.jwt' })
      const { url: returned } = await run.browser.open(url)
      await expect(run.redeem(returned, checks)).rejects.toMatchObject({ error: 'request_uri_not_supported' })
    }),

    'oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported': passed(async () => {
      const run = await begin()
      expect(run.metadata.request_parameter_supported ?? false).toBe(false)
      const { url, checks } = run.request({ request: unsignedObject(run, { scope: 'openid email' }) })
      const { url: returned } = await run.browser.open(url)
      await expect(run.redeem(returned, checks)).rejects.toMatchObject({ error: 'request_not_supported' })
    }),

    'oidcc-ensure-request-object-with-redirect-uri': skipped(async () => {
      const run = await begin()
      const request = unsignedObject(run, { redirect_uri: redirectUri })
      const { url } = await run.browser.open(
        run.request({ request, redirect_uri: `${redirectUri}/other` }).url,
      )
      expect(run.errorAt(url)).toBe('invalid_redirect_uri')
    }),

    'oidcc-ensure-request-with-valid-pkce-succeeds': passed(async () => {
      const run = await begin()
      const pkceCodeVerifier = client.randomPKCECodeVerifier()
      const { url, checks } = run.request({
        code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
      })
      const tokens = await run.redeem(await run.browser.signIn(url), { ...checks, pkceCodeVerifier })
      expect(tokens.claims()?.sub).toBe(ours)
    }),
  }
}
