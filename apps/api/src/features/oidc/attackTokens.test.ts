import { createHash, randomUUID } from 'node:crypto'
import { oidcOperations } from '@atrium/contracts/oidc/policy'
import { profileOperations } from '@atrium/contracts/profile/policy'
import { ssoOperations } from '@atrium/contracts/session/sso/policy'
import { changeHeader } from '@atrium/contracts/wire/headers'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import { demo } from '../../seed/demo'
import { users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createProviderService, SignInRun } from './testing/SignInRun'
import { redirectUri } from './testing/testClient'

let service: TestService
beforeAll(async () => {
  service = await createProviderService()
})
afterAll(() => service.close())

type Begun = Parameters<typeof SignInRun.begin>
const begin = (given?: Begun[1], person?: Begun[2]) => SignInRun.begin(service, given, person)
const operate = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'vendor' })
const invalidGrant = { status: 400, error: 'invalid_grant' }
const codeGrant = (code: string, more: Record<string, string> = {}) => ({
  grant_type: 'authorization_code',
  redirect_uri: redirectUri,
  code,
  ...more,
})
const refreshGrant = (token: unknown) => ({ grant_type: 'refresh_token', refresh_token: String(token) })

describe('a code', () => {
  it('used again ends what its first use got', async () => {
    const run = await begin()
    const { code, returned, checks } = await run.authorize()
    const tokens = await run.redeem(returned, checks)
    expect(await run.look(tokens.access_token)).toBe(200)
    expect(await run.sendGrant(codeGrant(code))).toMatchObject(invalidGrant)
    expect(await run.look(tokens.access_token)).toBe(401)
    expect(await run.sendGrant(refreshGrant(tokens.refresh_token))).toMatchObject(invalidGrant)
  })

  it('is worth nothing to another application, nor with another verifier or address', async () => {
    const run = await begin({ kind: 'browser' })
    const { code, checks } = await run.authorize()
    const verifier = checks.pkceCodeVerifier ?? ''
    const other = await begin({ kind: 'browser' })
    const server = await begin()
    const right = { code_verifier: verifier }
    expect(await other.sendGrant(codeGrant(code, right))).toMatchObject(invalidGrant)
    expect(await server.sendGrant(codeGrant(code, right))).toMatchObject(invalidGrant)
    expect(await run.sendGrant(codeGrant(code))).toMatchObject(invalidGrant)
    const wrong = { code_verifier: client.randomPKCECodeVerifier() }
    expect(await run.sendGrant(codeGrant(code, wrong))).toMatchObject(invalidGrant)
    const elsewhere = { ...right, redirect_uri: `${redirectUri}/` }
    expect(await run.sendGrant(codeGrant(code, elsewhere))).toMatchObject(invalidGrant)
    // None of this used it up.
    expect(await run.sendGrant(codeGrant(code, right))).toMatchObject({ status: 200 })
  })

  it('without a challenge takes no verifier, and programs without a secret need one', async () => {
    const run = await begin()
    const { code } = await run.authorize()
    const verifier = { code_verifier: client.randomPKCECodeVerifier() }
    expect(await run.sendGrant(codeGrant(code, verifier))).toMatchObject(invalidGrant)
    const page = await begin({ kind: 'browser' })
    const without = page.request({ code_challenge: '', code_challenge_method: '' })
    const plain = page.request({ code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' })
    for (const { url } of [without, plain]) {
      const { url: returned } = await page.browser.open(url)
      expect(returned.searchParams.get('error')).toBe('invalid_request')
    }
  })

  it('of two uses at once lets one win', async () => {
    const run = await begin()
    const { code } = await run.authorize()
    const uses = await Promise.all([1, 2, 3, 4].map(() => run.sendGrant(codeGrant(code))))
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(uses.filter(({ error }) => error === 'invalid_grant')).toHaveLength(3)
  })
})

describe('a refresh token', () => {
  it('that was stolen and is used after its replacement ends the whole family', async () => {
    const run = await begin()
    const { refresh_token: stolen } = await run.signIn()
    const second = await run.sendGrant(refreshGrant(stolen))
    const third = await run.sendGrant(refreshGrant(second.refresh_token))
    expect(third.status).toBe(200)
    expect(await run.sendGrant(refreshGrant(stolen))).toMatchObject(invalidGrant)
    expect(await run.sendGrant(refreshGrant(third.refresh_token))).toMatchObject(invalidGrant)
    expect(await run.look(String(third.access_token))).toBe(401)
  })

  it('of two uses at once lets one win', async () => {
    const run = await begin()
    const { refresh_token: token } = await run.signIn()
    const uses = await Promise.all([1, 2, 3, 4].map(() => run.sendGrant(refreshGrant(token))))
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(uses.filter(({ error }) => error === 'invalid_grant')).toHaveLength(3)
  })

  it('belongs to its application, and gets no further scopes', async () => {
    const run = await begin()
    const other = await begin()
    const { refresh_token: token } = await run.signIn({ scope: 'openid profile' })
    expect(await other.sendGrant(refreshGrant(token))).toMatchObject(invalidGrant)
    const wider = { ...refreshGrant(token), scope: 'openid profile phone' }
    expect(await run.sendGrant(wider)).toMatchObject({ status: 400, error: 'invalid_scope' })
    expect(await run.sendGrant(refreshGrant(token))).toMatchObject({ status: 200 })
  })
})

describe('a token that is bound to a key', () => {
  type Keys = Awaited<ReturnType<typeof generateKeyPair>>
  const newKeys = () => generateKeyPair('ES256', { extractable: true })

  async function proofOf(keys: Keys, path: string, token?: string, jti: string = randomUUID()) {
    const htm = path.endsWith('/token') ? 'POST' : 'GET'
    const ath = token && { ath: createHash('sha256').update(token).digest('base64url') }
    return new SignJWT({ htm, htu: `https://id.example${path}`, jti, ...ath })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(keys.publicKey) })
      .setIssuedAt()
      .sign(keys.privateKey)
  }
  const userinfo = '/oauth/userinfo'
  const bound = (token: string, proof?: string) => ({
    authorization: `DPoP ${token}`,
    ...(proof && { dpop: proof }),
  })

  async function boundTokens(keys: Keys) {
    const run = await begin({ kind: 'browser' })
    const { code, checks } = await run.authorize()
    const verifier = { code_verifier: checks.pkceCodeVerifier ?? '' }
    const tokens = await run.sendGrant(codeGrant(code, verifier), {
      dpop: await proofOf(keys, '/oauth/token'),
    })
    expect(tokens).toMatchObject({ status: 200, token_type: 'DPoP' })
    return { run, token: String(tokens.access_token), refreshToken: tokens.refresh_token }
  }

  it('is refused without a proof, with that of another key, and with a repeated one', async () => {
    const keys = await newKeys()
    const { run, token } = await boundTokens(keys)
    const refuses = async (headers: Record<string, string>) =>
      expect([400, 401]).toContain(await run.look(token, headers))
    const proof = await proofOf(keys, userinfo, token)
    expect(await run.look(token, bound(token, proof))).toBe(200)
    await refuses(bound(token, proof))
    await refuses(bound(token))
    await refuses({})
    await refuses({ dpop: await proofOf(keys, userinfo, token) })
    const wrong = [
      proofOf(await newKeys(), userinfo, token),
      proofOf(keys, userinfo, 'another token'),
      proofOf(keys, userinfo),
      proofOf(keys, '/oauth/token', token),
    ]
    for (const one of wrong) await refuses(bound(token, await one))
    expect(await run.look(token, bound(token, await proofOf(keys, userinfo, token)))).toBe(200)
  })

  it('is not refreshed with another key', async () => {
    const keys = await newKeys()
    const { run, refreshToken } = await boundTokens(keys)
    const proof = (own: Keys) => proofOf(own, '/oauth/token').then((dpop) => ({ dpop }))
    const refused = { status: 400, error: expect.stringMatching(/^invalid_(grant|dpop_proof)$/) }
    expect(await run.sendGrant(refreshGrant(refreshToken))).toMatchObject(refused)
    expect(await run.sendGrant(refreshGrant(refreshToken), await proof(await newKeys()))).toMatchObject(
      refused,
    )
    expect(await run.sendGrant(refreshGrant(refreshToken), await proof(keys))).toMatchObject({ status: 200 })
  })
})

describe('another application', () => {
  it('neither learns of a token nor revokes it', async () => {
    const run = await begin()
    const other = await begin()
    const tokens = await run.signIn()
    for (const token of [tokens.access_token, tokens.refresh_token ?? '']) {
      const told = await other.sendForm('/oauth/introspect', { token })
      expect(await told.json()).toEqual({ active: false })
      await other.sendForm('/oauth/revoke', { token })
      const own = await run.sendForm('/oauth/introspect', { token })
      expect(await own.json()).toMatchObject({ active: true })
    }
    await run.sendForm('/oauth/revoke', { token: tokens.refresh_token ?? '' })
    expect(await run.sendGrant(refreshGrant(tokens.refresh_token))).toMatchObject(invalidGrant)
  })
})

describe('an application', () => {
  it('that was revoked is out at once', async () => {
    const run = await begin()
    const tokens = await run.signIn()
    await operate('clients', 'revoke', run.app.id)
    expect(await run.look(tokens.access_token)).toBe(401)
    expect(await run.sendGrant(refreshGrant(tokens.refresh_token))).toMatchObject({
      status: 401,
      error: 'invalid_client',
    })
    expect((await run.sendForm('/oauth/introspect', { token: tokens.access_token })).status).toBe(401)
    const { url } = await run.browser.open(run.request({ prompt: 'none' }).url)
    expect([url.origin, run.errorAt(url)]).toEqual([run.issuer, 'invalid_client'])
  })

  it('uses an earlier secret only while both count', async () => {
    const run = await begin()
    const isRight = async () => (await run.sendForm('/oauth/introspect', { token: 'unknown' })).status === 200
    const said = await operate('clients', 'rotate', run.app.id, '--overlap', '1')
    const [next = ''] = /acs_\S+/.exec(said) ?? []
    expect(next).not.toBe('')
    expect(await isRight()).toBe(true)
    service.clock.advance(61 * 60_000)
    expect(await isRight()).toBe(false)
    Object.assign(run.app, { secret: next })
    expect(await isRight()).toBe(true)
  })
})

describe('a person', () => {
  it('who signed out is unknown at once, also with offline access', async () => {
    const run = await begin()
    const tokens = await run.signIn({ scope: 'openid offline_access', prompt: 'consent' })
    const other = await begin()
    const others = await other.signIn()
    await service.request(
      ssoOperations.ssoSignOut,
      { query: {} },
      { as: run.session.accessToken, headers: { [changeHeader]: 'true' } },
    )
    expect(await run.look(tokens.access_token)).toBe(401)
    expect(await run.sendGrant(refreshGrant(tokens.refresh_token))).toMatchObject(invalidGrant)
    const told = await run.sendForm('/oauth/introspect', { token: tokens.access_token })
    expect(await told.json()).toEqual({ active: false })
    const { url } = await run.browser.open(run.request({ prompt: 'none' }).url)
    expect(url.searchParams.get('error')).toBe('login_required')
    expect(await other.look(others.access_token)).toBe(200)
  })

  it('whose account is locked is out, also with offline access', async () => {
    const run = await begin({}, 'student')
    const tokens = await run.signIn({ scope: 'openid offline_access', prompt: 'consent' })
    await operate('accounts', 'lock', demo.accounts.student, '--reason', 'stolen phone')
    expect(await run.look(tokens.access_token)).toBe(401)
    expect(await run.sendGrant(refreshGrant(tokens.refresh_token))).toMatchObject(invalidGrant)
    await operate('accounts', 'unlock', demo.accounts.student)
    expect(await run.look(tokens.access_token)).toBe(401)
    expect(await run.sendGrant(refreshGrant(tokens.refresh_token))).toMatchObject(invalidGrant)
  })

  it('whose account is erased is unknown', async () => {
    const run = await begin({}, 'researcher')
    const tokens = await run.signIn()
    const erase = (erasedAt: Date | null) =>
      service.database.connection.update(users).set({ erasedAt }).where(eq(users.id, demo.userIds.researcher))
    await erase(new Date())
    expect(await run.look(tokens.access_token)).toBe(401)
    expect(await run.sendGrant(refreshGrant(tokens.refresh_token))).toMatchObject(invalidGrant)
    const { url } = await run.browser.open(run.request({ prompt: 'none' }).url)
    expect(url.searchParams.has('code')).toBe(false)
    await erase(null)
  })

  it('uses tokens only where they count', async () => {
    const run = await begin()
    const tokens = await run.signIn({ scope: 'openid offline_access', prompt: 'consent' })
    const { accessToken } = run.session
    expect(await run.look(accessToken)).toBe(401)
    for (const as of [tokens.access_token, tokens.id_token ?? '', tokens.refresh_token ?? '']) {
      const answer = await service.request(profileOperations.getProfile, { query: {} }, { as })
      expect(answer.status).toBe(401)
    }
    for (const as of [tokens.id_token ?? '', tokens.refresh_token ?? '']) expect(await run.look(as)).toBe(401)
    const check = await service.request(oidcOperations.checkLicence, {}, { as: tokens.refresh_token ?? '' })
    expect(check.status).toBe(401)
  })
})
