import { profileOperations } from '@atrium/contracts/profile/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { eq } from 'drizzle-orm'
import { exportJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRows, messages, sessions } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { hostileProofs } from '../../../testing/hostile/hostileProofs'
import { createSessionService, sealed, signInAs, testPassword } from '../testSession'
import type { SessionTokens } from './issueTokens'

const origin = 'https://account.example/centre'
const login = `${origin}${sessionOperations.signIn.path}`
const renewal = `${origin}${sessionOperations.refresh.path}`
let service: TestService
let own: KeyPair
beforeAll(async () => {
  service = await createSessionService()
  own = await generateKeyPair('ES256')
})
afterAll(() => service.close())

async function signIn(pair = own): Promise<SessionTokens> {
  const { data } = await signInAs(service, 'ann', {
    isWebClient: false,
    headers: { [browserProofHeader]: await generateProof(pair, login, 'POST') },
  })
  return data
}

const proofFor = (refreshToken: string, pair = own) =>
  generateProof(pair, renewal, 'POST', undefined, refreshToken)

const refresh = (
  { accessToken, refreshToken, passportToken, passportRefreshToken }: SessionTokens,
  proof?: string,
) =>
  service.request(
    sessionOperations.refresh,
    { body: { accessToken, refreshToken, passportToken, passportRefreshToken } },
    { headers: proof ? { [browserProofHeader]: proof } : {} },
  )

describe('a session bound to a browser’s key', () => {
  it('is renewed by that key, each time with a proof for the newest token', async () => {
    const first = await signIn()
    const second = await refresh(first, await proofFor(first.refreshToken))
    expect(second.succeeded).toBe(true)
    const third = await refresh(second.data, await proofFor(second.data.refreshToken))
    expect(third.succeeded).toBe(true)
  })

  it('is not renewed by a thief with all tokens but no key, and continues where the key is', async () => {
    const first = await signIn()
    const stranger = await generateKeyPair('ES256')
    const tries = [
      undefined,
      await proofFor(first.refreshToken, stranger),
      await proofFor('another token'),
      await generateProof(own, renewal, 'GET', undefined, first.refreshToken),
      await generateProof(own, login, 'POST', undefined, first.refreshToken),
      await generateProof(own, renewal, 'POST'),
      'not.a.proof',
    ]
    for (const proof of tries) {
      expect((await refresh(first, proof)).code).toBe(sessionErrors.refreshRefused)
    }
    expect((await refresh(first, await proofFor(first.refreshToken))).succeeded).toBe(true)
  })

  it('is not ended by somebody who only has its old tokens', async () => {
    const first = await signIn()
    const second = await refresh(first, await proofFor(first.refreshToken))
    const third = await refresh(second.data, await proofFor(second.data.refreshToken))
    expect((await refresh(first)).code).toBe(sessionErrors.refreshRefused)
    expect((await refresh(third.data, await proofFor(third.data.refreshToken))).succeeded).toBe(true)
  })

  it('notifies the person once of stolen tokens, and writes an audit row', async () => {
    const { connection } = service.database
    const first = await signIn()
    await connection.delete(messages)
    await Promise.all(Array.from({ length: 20 }, () => refresh(first)))
    const alerts = await connection.select().from(messages).where(eq(messages.userId, 'ann'))
    expect(alerts.map(({ titleEn }) => titleEn)).toEqual(['Somebody tried to use your sign-in'])
    const rows = await connection.select().from(auditRows).where(eq(auditRows.operation, 'refreshWithoutKey'))
    const [session] = await connection.select().from(sessions).orderBy(sessions.createdAt)
    expect(rows.filter(({ sessionId }) => first.refreshToken.startsWith(sessionId))).toHaveLength(1)
    expect(session?.endedAt).toBeNull()
  })

  it('accepts a proof once, also of a hundred simultaneous copies, and then another proof of the same key', async () => {
    const first = await signIn()
    const proof = await proofFor(first.refreshToken)
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(first, proof)))
    const codes = answers.map(({ code }) => code).filter((code) => code !== 0)
    expect(codes).toEqual(Array.from({ length: 99 }, () => sessionErrors.proofUsed))
    const child = answers.find(({ succeeded }) => succeeded)
    const again = await refresh(first, await proofFor(first.refreshToken))
    expect(again.data.refreshToken).toBe(child?.data.refreshToken)
  })
})

const second = 1000
const day = 86_400_000

describe('a renewal whose answer was lost', () => {
  it.each([
    ['2 s', 2 * second],
    ['12 s', 12 * second],
    ['2 min', 120 * second],
    ['an hour', 3600 * second],
    ['2 days', 2 * day],
  ])('is answered again after %s of quiet, with tokens that work', async (_, quiet) => {
    const first = await signIn()
    const lost = await refresh(first, await proofFor(first.refreshToken))
    expect(lost.succeeded).toBe(true)
    service.clock.advance(quiet)
    const found = await refresh(first, await proofFor(first.refreshToken))
    expect(found.data.refreshToken).toBe(lost.data.refreshToken)
    const as = found.data.accessToken
    expect((await service.request(profileOperations.getProfile, { query: {} }, { as })).status).toBe(200)
    const next = await refresh(found.data, await proofFor(found.data.refreshToken))
    expect(next.succeeded).toBe(true)
  })

  it('is answered again each time the next answer is lost too', async () => {
    const first = await signIn()
    const children = new Set<string>()
    for (let lost = 0; lost < 20; lost++) {
      children.add((await refresh(first, await proofFor(first.refreshToken))).data.refreshToken)
      service.clock.advance(600 * second)
    }
    expect(children.size).toBe(1)
  })

  it('is refused to another key and to a copied proof, even after an hour', async () => {
    const first = await signIn()
    const proof = await proofFor(first.refreshToken)
    await refresh(first, proof)
    service.clock.advance(3600 * second)
    const stranger = await proofFor(first.refreshToken, await generateKeyPair('ES256'))
    expect((await refresh(first, stranger)).code).toBe(sessionErrors.refreshRefused)
    expect((await refresh(first)).code).toBe(sessionErrors.refreshRefused)
    expect((await refresh(first, proof)).code).toBe(sessionErrors.proofUsed)
    const later = await proofFor(first.refreshToken)
    expect((await refresh(first, later)).succeeded).toBe(true)
    expect((await refresh(first, later)).code).toBe(sessionErrors.proofUsed)
  })

  it('ends the session once its child was used, since two parties hold the key', async () => {
    const first = await signIn()
    const child = await refresh(first, await proofFor(first.refreshToken))
    const grandchild = await refresh(child.data, await proofFor(child.data.refreshToken))
    expect((await refresh(first, await proofFor(first.refreshToken))).code).toBe(sessionErrors.refreshRefused)
    const proof = await proofFor(grandchild.data.refreshToken)
    expect((await refresh(grandchild.data, proof)).code).toBe(sessionErrors.refreshRefused)
  })
})

it('a session without a key is renewed without one', async () => {
  const { data } = await signInAs(service, 'bob', { isWebClient: false })
  expect((await refresh(data)).succeeded).toBe(true)
})

it('a sign-in with an invalid proof is refused, not left unbound', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const claims = { htm: 'POST', htu: login, jti: 'one', iat: Math.floor(Date.now() / 1000) }
  const sign = (header: Record<string, unknown>, more = {}) =>
    new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header } as never)
      .sign(privateKey)
  const wrong = [
    await sign({ typ: 'JWT' }),
    await sign({ jwk: undefined }),
    await sign({ jwk: await exportJWK(privateKey) }),
    await sign({}, { htu: 'https://account.example/elsewhere' }),
    await sign({}, { jti: undefined }),
    `${(await sign({})).slice(0, -4)}AAAA`,
    'x'.repeat(5000),
  ]
  for (const proof of wrong) {
    const { succeeded } = await signInAs(service, 'eve', { headers: { [browserProofHeader]: proof } })
    expect(succeeded).toBe(false)
  }
  const right = await signInAs(service, 'eve', { headers: { [browserProofHeader]: await sign({}) } })
  expect(right.succeeded).toBe(true)
})

it('treats anything unreadable as no proof, and never fails on it', async () => {
  const proofs = await hostileProofs(login)
  expect(proofs.length).toBeGreaterThan(300)
  // The proof is checked before the password is opened, so one sealed password serves all cases.
  const { keyId, signIn: password } = await sealed(service, { signIn: testPassword })
  const given = { query: {}, body: { userName: 'eve', password, keyId, devices: [] } }
  for (const { about, proof } of proofs) {
    const headers = { [browserProofHeader]: proof }
    const { status } = await service.request(sessionOperations.signIn, given, { headers })
    expect(status, about).toBeLessThan(500)
  }
})
