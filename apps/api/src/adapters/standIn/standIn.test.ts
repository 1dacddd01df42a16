import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SocialFailure } from '../../ports/SocialProvider'
import { purge } from '../../purge'
import { standInGrants } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { consentAt } from '../../testing/servers/standIn'
import { oauthProvider } from '../social'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
beforeEach(() => service.database.connection.delete(standInGrants))
afterAll(() => service.close())

const verifier = 'a-verifier-of-at-least-43-characters-as-rfc-7636-has'
const redirectUri = 'http://127.0.0.1:3000/callback'
const attempt = { state: 'state-1', verifier, redirectUri }
const standIn = () => {
  const [provider] = service.ports.social
  if (!provider) throw new Error('There is no stand-in.')
  return provider
}

async function codeFor(name = '青瓦'): Promise<string> {
  return (await consentAt(service, await standIn().addressOf(attempt), { name })).code ?? ''
}

const token = (change: Record<string, string> = {}) => {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'atrium',
    client_secret: 'secret of the stand-in',
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...change,
  })
  return service.app.request('/standIn/token', { method: 'POST', body: form })
}

describe('its page', () => {
  const open = async (
    change: Record<string, string | undefined> = {},
    headers: Record<string, string> = {},
  ) => {
    const address = new URL(await standIn().addressOf(attempt))
    for (const [key, value] of Object.entries(change))
      if (value === undefined) address.searchParams.delete(key)
      else address.searchParams.set(key, value)
    return service.app.request(address.pathname + address.search, { headers })
  }

  it('offers both languages, and its form submits only to the client', async () => {
    const page = await open()
    expect(await page.text()).toContain('您是哪一位？')
    expect(await (await open({}, { 'accept-language': 'en' })).text()).toContain('Who are you?')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:3000;")
  })

  it.each([{ redirect_uri: 'https://evil.example/callback' }, { client_id: 'somebody' }])(
    'redirects nowhere on %o',
    async (change) => {
      const page = await open(change)
      expect(page.status).toBe(400)
      expect(page.headers.get('location')).toBeNull()
    },
  )

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ state: undefined }, 'invalid_request'],
  ])('reports the error in %o to the client', async (change, error) => {
    const answer = await open(change)
    expect(answer.status).toBe(303)
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error')).toBe(error)
  })

  it('reports a refusal', async () => {
    const answer = await consentAt(service, await standIn().addressOf(attempt), { decision: 'refuse' })
    expect(answer).toEqual({
      error: 'access_denied',
      state: 'state-1',
      iss: 'http://127.0.0.1:3000/standIn',
    })
  })

  it('shows a name as text', async () => {
    const { code = '' } = await consentAt(service, await standIn().addressOf(attempt), { name: '<b>x</b>' })
    const identity = await standIn().identify(attempt, { code, state: 'state-1' })
    expect(identity.displayName).toBe('<b>x</b>')
  })
})

describe('a code', () => {
  it('works once; using it twice revokes its token', async () => {
    const code = await codeFor()
    const { access_token: bearer } = await (await token({ code })).json()
    const user = () =>
      service.app.request('/standIn/userinfo', { headers: { authorization: `Bearer ${bearer}` } })
    expect((await user()).status).toBe(200)
    expect(await (await token({ code })).json()).toEqual({ error: 'invalid_grant' })
    expect((await user()).status).toBe(401)
  })

  it('works for one of many simultaneous uses', async () => {
    const code = await codeFor()
    const answers = await Promise.all(Array.from({ length: 10 }, () => token({ code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each([
    [{ code_verifier: 'x'.repeat(43) }, 400],
    [{ redirect_uri: 'http://localhost:3000/callback' }, 400],
    [{ client_secret: 'guessed' }, 401],
    [{ client_id: 'somebody' }, 401],
    [{ grant_type: 'password' }, 400],
  ])('is refused with %o, and stays valid for the right one', async (change, status) => {
    const code = await codeFor()
    expect((await token({ code, ...change })).status).toBe(status)
    expect((await token({ code })).status).toBe(200)
  })

  it('expires after a minute, with its token', async () => {
    const code = await codeFor()
    service.clock.advance(60_000)
    expect((await token({ code })).status).toBe(400)
    service.clock.advance(1)
    await purge(service.ports)
    expect(await service.database.connection.$count(standInGrants)).toBe(0)
  })

  it('is stored only as a hash', async () => {
    const code = await codeFor()
    const [row] = await service.database.connection.select().from(standInGrants)
    expect(row?.code).toBe(createHash('sha256').update(code).digest('base64url'))
    expect(row?.challenge).toBe(createHash('sha256').update(verifier).digest('base64url'))
  })
})

describe('a client', () => {
  const client = (fetch: typeof globalThis.fetch) =>
    oauthProvider({
      id: 'x',
      name: 'x',
      nameEn: 'x',
      issuer: 'https://id.example',
      clientId: 'c',
      clientSecret: 's',
      authorizeUrl: 'https://id.example/a',
      tokenUrl: 'https://id.example/t',
      userUrl: 'https://id.example/u',
      scope: 'profile',
      fetch,
    })

  it.each<[string, () => Promise<Response>, string]>([
    ['nobody answers', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
    ['it has an internal error', async () => new Response('', { status: 503 }), 'unreachable'],
    ['it answers with plain text', async () => new Response('hello'), 'refused'],
    [
      'it refuses the code',
      async () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
      'refused',
    ],
  ])('fails when %s', async (_, fetch, kind) => {
    const failure = await client(fetch)
      .identify(attempt, { code: 'c', state: 'state-1' })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SocialFailure)
    expect(failure).toMatchObject({ kind })
  })

  it('refuses an answer to another attempt, or of another provider', async () => {
    const never = client(() => Promise.reject(new Error('It was asked.')))
    for (const answer of [
      { code: 'c', state: 'other' },
      { code: 'c', state: 'state-1', iss: 'https://evil.example' },
    ])
      await expect(never.identify(attempt, answer)).rejects.toMatchObject({ kind: 'refused' })
  })
})
