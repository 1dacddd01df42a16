import { eq } from 'drizzle-orm'
import { decodeProtectedHeader } from 'jose'
import * as oauth from 'oauth4webapi'
import * as client from 'openid-client'
import { expect, vi } from 'vitest'
import { demo } from '../../../../seed/demo'
import { users } from '../../../../tables'
import type { TestService } from '../../../../testing/createTestService'
import { SignInRun } from '../SignInRun'
import { redirectUri } from '../testClient'
import { type Modules, passed, skipped } from './conformancePlan'

const ours = demo.userIds.member

/** Modules of the Basic plan about what the provider answers: codes, tokens and claims. */
export function answerModules(serviceOf: () => TestService): Modules {
  const begin = (...given: Parameters<typeof SignInRun.begin> extends [unknown, ...infer R] ? R : never) =>
    SignInRun.begin(serviceOf(), ...given)

  /** The scope's claims at the userinfo endpoint, and only there. */
  const scope = (names: string, claims: Readonly<Record<string, unknown>>) =>
    passed(async () => {
      await serviceOf()
        .database.connection.update(users)
        .set({ email: 'member@example.com', emailVerifiedAt: new Date() })
        .where(eq(users.id, ours))
      const run = await begin()
      const tokens = await run.signIn({ scope: `openid ${names}` })
      expect(await run.userInfo(tokens)).toMatchObject({ sub: ours, ...claims })
      for (const name of Object.keys(claims)) expect(tokens.claims()).not.toHaveProperty(name)
    })
  const profile = { name: expect.any(String), locale: expect.any(String) }
  const email = { email: 'member@example.com', email_verified: true }
  const phone = { phone_number: `+86${demo.accounts.member}`, phone_number_verified: true }

  const userInfo = (init: (token: string) => RequestInit) =>
    passed(async () => {
      const run = await begin()
      const { access_token: token } = await run.signIn()
      const response = await run.send('/oauth/userinfo', init(token))
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^application\/json/),
      ])
      expect(await response.json()).toMatchObject({ sub: ours })
    })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  const happy = (authentication: (secret: string) => oauth.ClientAuth) =>
    passed(async () => {
      const run = await begin()
      const { url, checks } = run.request()
      const returned = await run.browser.signIn(url)
      expect(returned.searchParams.get('code')?.length).toBeGreaterThanOrEqual(43)
      const as = run.metadata as oauth.AuthorizationServer
      const own: oauth.Client = { client_id: run.app.id }
      const answer = oauth.validateAuthResponse(as, own, returned, checks.expectedState)
      const response = await oauth.authorizationCodeGrantRequest(
        as,
        own,
        authentication(run.app.secret),
        answer,
        redirectUri,
        oauth.nopkce,
        { [oauth.customFetch]: (address, init) => run.send(address, init as RequestInit) },
      )
      expect(response.headers.get('cache-control')).toBe('no-store')
      const tokens = await oauth.processAuthorizationCodeResponse(as, own, response, {
        expectedNonce: checks.expectedNonce ?? '',
        requireIdToken: true,
      })
      expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 600, scope: 'openid profile' })
      const claims = oauth.getValidatedIdTokenClaims(tokens)
      expect(claims).toMatchObject({ iss: run.issuer, sub: ours, aud: run.app.id })
      expect(Object.keys(claims ?? {}).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'nonce', 'sub'])
    })

  /** Redeems a code twice. Returns the run and the first tokens. */
  async function reuse(between: () => void = () => undefined) {
    const run = await begin()
    const { url, checks } = run.request()
    const returned = await run.browser.signIn(url)
    const tokens = await run.redeem(returned, checks)
    between()
    const code = returned.searchParams.get('code') ?? ''
    const again = await run.sendGrant({ grant_type: 'authorization_code', code, redirect_uri: redirectUri })
    expect(again).toMatchObject({ status: 400, error: 'invalid_grant' })
    return { run, tokens }
  }

  return {
    'oidcc-server': happy(oauth.ClientSecretBasic),
    'oidcc-server-client-secret-post': happy(oauth.ClientSecretPost),

    'oidcc-idtoken-signature': passed(async () => {
      // The client checks the signature with the published keys.
      const { id_token: token = '' } = await (await begin()).signIn()
      expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: expect.any(String) })
    }),

    'oidcc-idtoken-unsigned': skipped(async () => {
      const { metadata } = await begin()
      expect(metadata.id_token_signing_alg_values_supported).toEqual(['RS256', 'ES256'])
    }),

    'oidcc-userinfo-get': userInfo((token) => ({ headers: bearer(token) })),
    'oidcc-userinfo-post-header': userInfo((token) => ({ method: 'POST', headers: bearer(token) })),
    'oidcc-userinfo-post-body': userInfo((token) => ({
      method: 'POST',
      body: new URLSearchParams({ access_token: token }),
    })),

    'oidcc-scope-profile': scope('profile', profile),
    'oidcc-scope-email': scope('email', email),
    'oidcc-scope-phone': scope('phone', phone),
    'oidcc-scope-address': skipped(async () => {
      const run = await begin()
      expect(run.metadata.scopes_supported).not.toContain('address')
      const tokens = await run.signIn({ scope: 'openid address' })
      expect([tokens.scope, await run.userInfo(tokens)]).toEqual(['openid', { sub: ours }])
    }),
    // The suite skips it without `address`. Everything else of it is tested.
    'oidcc-scope-all': {
      ...scope('address email phone profile', { ...profile, ...email, ...phone }),
      verdict: 'skipped',
    },

    'oidcc-claims-essential': passed(async () => {
      const run = await begin()
      const claims = JSON.stringify({ userinfo: { name: { essential: true } } })
      const tokens = await run.signIn({ scope: 'openid', claims })
      expect(await run.userInfo(tokens)).toEqual({ sub: ours, name: expect.any(String) })
      expect(tokens.claims()).not.toHaveProperty('name')
    }),

    'oidcc-codereuse': passed(async () => void (await reuse())),

    'oidcc-codereuse-30seconds': passed(async () => {
      try {
        const { run, tokens } = await reuse(() =>
          vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 }),
        )
        await expect(run.userInfo(tokens)).rejects.toMatchObject({ status: 401 })
      } finally {
        vi.useRealTimers()
      }
    }),

    'oidcc-refresh-token': passed(async () => {
      const run = await begin()
      expect(run.metadata.grant_types_supported).toContain('refresh_token')
      const first = await run.signIn({ scope: 'openid offline_access', prompt: 'consent' })
      const { configuration } = run.app
      const refreshToken = first.refresh_token ?? ''
      expect(refreshToken).toMatch(/^[\x20-\x7e]+$/)
      const other = await begin()
      await expect(client.refreshTokenGrant(other.app.configuration, refreshToken)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
      const second = await client.refreshTokenGrant(configuration, refreshToken)
      const [before, after] = [first.claims(), second.claims()]
      expect(after).toMatchObject({ iss: before?.iss, sub: before?.sub, aud: before?.aud })
      expect(after?.iat).toBeGreaterThanOrEqual(before?.iat ?? Number.NaN)
      expect(second.access_token).not.toBe(first.access_token)
      expect(await run.userInfo(second)).toMatchObject({ sub: ours })
    }),
  }
}
