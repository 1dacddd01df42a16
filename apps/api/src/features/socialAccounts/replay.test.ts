import { socialErrors } from '@atrium/contracts/session/social/contract'
import { socialOperations as operations } from '@atrium/contracts/session/social/policy'
import { socialAccountsOperations as accounts } from '@atrium/contracts/socialAccounts/policy'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quotas, socialAccounts } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { cameBack, consentAt, ticketOf } from '../../testing/servers/standIn'
import { createSessionService, signInAs } from '../session/testSession'
import { bind, bindTo, signInBy } from './testSocial'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
beforeEach(async () => {
  for (const table of [socialAccounts, quotas]) await service.database.connection.delete(table)
})
afterAll(() => service.close())

const exchange = (
  query: { attempt: string; state: string; code: string },
  headers: Record<string, string> = {},
) => service.request(operations.exchangeSocialCode, { query }, { headers })

describe('a provider’s answer', () => {
  it('is accepted once among many simultaneous calls', async () => {
    const query = await cameBack(service, '青瓦')
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(query)))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set([0, socialErrors.attemptLate]))
  })

  it('is valid for its own attempt only', async () => {
    const mine = await cameBack(service, '青瓦')
    const theirs = await cameBack(service, '斗拱')
    // As in a link from an attacker: their state and code, with this browser's attempt.
    const linked = await exchange({ ...theirs, attempt: mine.attempt })
    expect(linked.code).toBe(socialErrors.attemptForeign)
    // Their code with the person's own state: its verifier differs.
    const injected = await exchange({ ...mine, code: theirs.code })
    expect(injected.code).toBe(socialErrors.providerRefused)
  })

  it('expires after ten minutes, and is rejected if it was invented', async () => {
    const query = await cameBack(service, '青瓦')
    expect((await exchange({ ...query, attempt: query.attempt.slice(2) })).code).toBe(
      socialErrors.attemptForeign,
    )
    service.clock.advance(10 * 60_000)
    expect((await exchange(query)).code).toBe(socialErrors.attemptLate)
  })

  it('is refused when the provider doesn’t know the code, which is logged without the code', async () => {
    const query = await cameBack(service, '青瓦')
    expect((await exchange({ ...query, code: 'made-up-code' })).code).toBe(socialErrors.providerRefused)
    expect(service.logged).toContainEqual(
      expect.objectContaining({ event: 'socialFailed', provider: 'standIn', message: 'invalid_grant' }),
    )
    expect(JSON.stringify(service.logged)).not.toContain('made-up-code')
  })

  it('is limited to about a hundred per network in ten minutes', async () => {
    const queries = await Promise.all(Array.from({ length: 101 }, () => cameBack(service, '青瓦')))
    const answers = await Promise.all(queries.map((query) => exchange(query)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    service.clock.advance(10 * 60_000)
    expect((await exchange(await cameBack(service, '青瓦'))).code).toBe(0)
  })

  it('is rejected for another or an unconfigured provider', async () => {
    const body = { provider: 'nobody' }
    const begun = await service.request(operations.beginSocialSignIn, { body })
    expect(begun.code).toBe(socialErrors.providerMissing)
    const query = await cameBack(service, '青瓦')
    const iss = 'https://elsewhere.example'
    const mixed = await service.request(operations.exchangeSocialCode, { query: { ...query, iss } })
    expect(mixed.code).toBe(socialErrors.providerRefused)
  })
})

describe('a ticket', () => {
  it('signs in once among many simultaneous calls', async () => {
    await bindTo(service, 'ann', '榫卯')
    const ticket = await ticketOf(service, '榫卯')
    const codes = (await Promise.all(Array.from({ length: 20 }, () => signInBy(service, ticket)))).map(
      ({ code }) => code,
    )
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === socialErrors.ticketLate)).toHaveLength(19)
    const response = await service.request(operations.getSocialUser, { query: { ticket } })
    expect(response.code).toBe(socialErrors.ticketLate)
  })

  it('binds once, and signs nobody in afterwards', async () => {
    const ticket = await ticketOf(service, '青瓦')
    const { accessToken } = (await signInAs(service, 'ann')).data
    expect((await bind(service, ticket, accessToken)).data).toBe(true)
    expect((await bind(service, ticket, accessToken)).code).toBe(socialErrors.ticketLate)
    expect((await signInBy(service, ticket)).code).toBe(socialErrors.ticketLate)
  })

  it('expires after a quarter of an hour, and is rejected if it was invented or is an attempt', async () => {
    const { attempt } = await cameBack(service, '青瓦')
    expect((await signInBy(service, attempt)).code).toBe(socialErrors.attemptForeign)
    const ticket = await ticketOf(service, '青瓦')
    expect((await signInBy(service, `A${ticket}`)).code).toBe(socialErrors.attemptForeign)
    service.clock.advance(15 * 60_000)
    expect((await signInBy(service, ticket)).code).toBe(socialErrors.ticketLate)
  })

  it('for a binding is valid for the person who started it, and signs nobody in', async () => {
    const { accessToken } = (await signInAs(service, 'ann')).data
    const begun = await service.request(
      accounts.beginSocialBinding,
      { body: { provider: 'standIn' } },
      { as: accessToken },
    )
    const { address, attempt } = begun.data
    const { code = '', state = '' } = await consentAt(service, address)
    const { ticket, purpose } = (await exchange({ attempt, state, code })).data
    expect(purpose).toBe('bind')
    const bob = (await signInAs(service, 'bob')).data.accessToken
    expect((await bind(service, ticket, bob)).code).toBe(socialErrors.otherPerson)
    expect((await signInBy(service, ticket)).code).toBe(socialErrors.attemptForeign)
    expect((await bind(service, ticket, accessToken)).data).toBe(true)
  })
})

describe('a browser with a key', () => {
  const origin = 'https://account.example'
  const proof = async (pair: KeyPair, { path, method }: { path: string; method: string }) => ({
    [browserProofHeader]: await generateProof(pair, origin + path, method),
  })

  it('alone can continue its attempt, since a copy lacks the key', async () => {
    const [own, other] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
    const begin = async () => {
      const { data } = await service.request(
        operations.beginSocialSignIn,
        { body: { provider: 'standIn' } },
        { headers: await proof(own, operations.beginSocialSignIn) },
      )
      const { code = '', state = '' } = await consentAt(service, data.address)
      return { attempt: data.attempt, state, code }
    }
    const query = await begin()
    expect((await exchange(query)).code).toBe(socialErrors.attemptForeign)
    const stolen = await exchange(query, await proof(other, operations.exchangeSocialCode))
    expect(stolen.code).toBe(socialErrors.attemptForeign)
    const { ticket } = (await exchange(query, await proof(own, operations.exchangeSocialCode))).data
    expect((await signInBy(service, ticket)).code).toBe(socialErrors.attemptForeign)
    const signIn = await signInBy(service, ticket, {
      headers: await proof(own, operations.signInBySocialAccount),
    })
    expect(signIn.code).toBe(socialErrors.accountUnbound)
  })
})

it('returns to this machine’s other name, which passkeys need, and to no other origin', async () => {
  const leadsTo = async (origin: string) => {
    const { data } = await service.request(operations.beginSocialSignIn, {
      body: { provider: 'standIn', origin },
    })
    return new URL(data.address).searchParams.get('redirect_uri')
  }
  expect(await leadsTo('http://localhost:3000')).toBe('http://localhost:3000/callback')
  for (const origin of ['https://evil.example', 'http://localhost:3000@evil.example', 'nonsense'])
    expect(await leadsTo(origin)).toBe('http://127.0.0.1:3000/callback')
})
