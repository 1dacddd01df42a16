import { companySignInErrors as codes } from '@atrium/contracts/companySignIn/contract'
import { companySignInOperations as operations } from '@atrium/contracts/companySignIn/policy'
import { connectionsErrors } from '@atrium/contracts/connections/contract'
import { connectionsOperations } from '@atrium/contracts/connections/policy'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import { generateProof, generateKeyPair as generateProofKeys, type KeyPair } from 'dpop'
import { eq } from 'drizzle-orm'
import { exportJWK, exportSPKI, generateKeyPair, importJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomId } from '../../platform/keys/randomId'
import { AddressForbidden } from '../../ports/OutsideFetch'
import { demo } from '../../seed/demo'
import { companyDomains, connectionPeople, connections, signInRules } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { sealSecret } from './findConnection'
import { nobodyJoins } from './Joining'
import { type HostileProvider, hostileProvider } from './testing/hostileProvider'

let service: TestService
let good: HostileProvider
let evil: HostileProvider
beforeAll(async () => {
  good = await hostileProvider('https://login.good.example')
  evil = await hostileProvider('https://login.evil.example')
  service = await createDemoService({
    async outside(address, request) {
      const provider = [good, evil].find(({ issuer }) => address.startsWith(`${issuer}/`))
      if (!provider) throw new AddressForbidden(address)
      return provider.fetch(address, request)
    },
  })
})
afterAll(() => service.close())

const boss = { as: { userId: demo.userIds.superAdministrator } }

/** A connection of a company that is on, at one of the providers. */
async function connect(companyId: string, provider: HostileProvider, domain: string) {
  const db = service.database.connection
  const now = service.clock.now()
  const connectionId = randomId()
  await db.insert(companyDomains).values({
    ...{ companyId, domain, token: 'token', addedAt: now, verifiedAt: now, checkedAt: now },
  })
  await db.insert(connections).values({
    ...{ companyId, id: connectionId, name: '企业登录', kind: 'oidc', createdAt: now, isOn: true },
    details: { kind: 'oidc', issuer: provider.issuer, clientId: 'atrium', scopes: [] },
    secret: sealSecret(service.ports.keys, { companyId, id: connectionId }, 'secret'),
    joining: { ...nobodyJoins, joins: true },
    testedRevision: 1,
  })
  return { companyId, connectionId }
}

type Named = Awaited<ReturnType<typeof connect>>
let ours: Named
let theirs: Named
beforeEach(async () => {
  const db = service.database.connection
  for (const table of [signInRules, connectionPeople, connections, companyDomains]) await db.delete(table)
  ours = await connect(demo.companyId, good, 'samples.example')
  theirs = await connect(demo.secondCompanyId, evil, 'evil.example')
  for (const provider of [good, evil]) {
    provider.configuration = {}
    provider.answer = (claims) => provider.sign(claims)
    provider.requests.length = 0
  }
})

const begin = (named: Named) => service.request(operations.beginCompanySignIn, { body: named })

async function arrive(named: Named, provider: HostileProvider) {
  const { data } = await begin(named)
  const { state } = provider.visit(data.address)
  return { attempt: data.attempt, connectionId: named.connectionId, state, code: 'code' }
}

type Body = Awaited<ReturnType<typeof arrive>> & { readonly iss?: string }
const exchange = (body: Body) => service.request(operations.exchangeCompanyAnswer, { body })

it('takes an honest answer', async () => {
  const answer = await exchange(await arrive(ours, good))
  expect(answer.data).toMatchObject({ mail: 'linmo@samples.example', isLinked: false, willJoin: true })
})

describe('an ID token', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const attacks: Record<string, HostileProvider['answer']> = {
    'without a signature': async (claims) => good.unsigned(claims),
    'signed by another key': async (claims) => good.sign(claims, 'RS256', evil.key),
    'signed with the public key as a secret': async (claims) => {
      const publicKey = await importJWK({ ...(await exportJWK(good.key)), d: undefined }, 'RS256', {
        extractable: true,
      })
      const text = await exportSPKI(publicKey as never).catch(() => 'public')
      return good.sign(claims, 'HS256', new TextEncoder().encode(text))
    },
    'signed with an algorithm that isn’t listed': async (claims) => {
      const { privateKey } = await generateKeyPair('ES256')
      return good.sign(claims, 'ES256', privateKey)
    },
    'whose signature was cut off': async (claims) => (await good.sign(claims)).replace(/[^.]+$/, ''),
    'whose claims were changed': async (claims) => {
      const [head, , signature] = (await good.sign(claims)).split('.')
      const body = Buffer.from(JSON.stringify({ ...claims, sub: 'boss' })).toString('base64url')
      return `${head}.${body}.${signature}`
    },
    'of another issuer': (claims) => good.sign({ ...claims, iss: evil.issuer }),
    'of an issuer with another ending': (claims) => good.sign({ ...claims, iss: `${good.issuer}/` }),
    'for another client': (claims) => good.sign({ ...claims, aud: 'other' }),
    'for several clients without saying which one asked': (claims) =>
      good.sign({ ...claims, aud: ['atrium', 'other'] }),
    'that another client asked for': (claims) =>
      good.sign({ ...claims, aud: ['atrium', 'other'], azp: 'other' }),
    'with another nonce': (claims) => good.sign({ ...claims, nonce: 'other' }),
    'without a nonce': ({ nonce: _, ...claims }) => good.sign(claims),
    'that has expired': (claims) => good.sign({ ...claims, iat: now() - 900, exp: now() - 120 }),
    'of the future': (claims) => good.sign({ ...claims, nbf: now() + 600 }),
    'without a subject': ({ sub: _, ...claims }) => good.sign(claims),
    'without an end': ({ exp: _, ...claims }) => good.sign(claims),
    'that is nonsense': async () => 'nonsense',
  }
  it.each(Object.keys(attacks))('%s is refused', async (name) => {
    good.answer = attacks[name] as HostileProvider['answer']
    expect((await exchange(await arrive(ours, good))).code).toBe(codes.providerRefused)
  })

  it('may be a minute late', async () => {
    good.answer = (claims) => good.sign({ ...claims, exp: now() - 30 })
    expect((await exchange(await arrive(ours, good))).code).toBe(0)
  })

  it.each([
    ['an address that isn’t verified', { email_verified: false }],
    ['no address', { email: undefined }],
    ['an address of another company’s domain', { email: 'boss@evil.example' }],
    ['an address of a subdomain', { email: 'linmo@mail.samples.example' }],
    ['an address that only ends like ours', { email: 'linmo@notsamples.example' }],
    ['two addresses in one', { email: 'boss@evil.example@samples.example' }],
    ['an address with a name', { email: '"a@samples.example" <boss@evil.example>' }],
    ['an own user name instead', { email: undefined, preferred_username: 'linmo@samples.example' }],
  ])('with %s signs nobody in', async (_, change) => {
    good.answer = (claims) => good.sign({ ...claims, ...change })
    expect((await exchange(await arrive(ours, good))).code).toBe(codes.otherDomain)
  })
})

describe('an attempt', () => {
  it('of one connection can’t be finished at another company’s', async () => {
    const own = await arrive(theirs, evil)
    expect((await exchange({ ...own, connectionId: ours.connectionId })).code).toBe(codes.attemptForeign)
    expect(good.requests.filter((address) => address.endsWith('/token'))).toEqual([])
  })

  it('never sends a code to another provider than the one it visited', async () => {
    const own = await arrive(theirs, evil)
    good.visit((await begin(ours)).data.address)
    await exchange({ ...own, code: 'code of the good provider' })
    expect(good.requests.some((address) => address.endsWith('/token'))).toBe(false)
  })

  it('believes no other issuer in the answer', async () => {
    const own = await arrive(ours, good)
    expect((await exchange({ ...own, iss: evil.issuer })).code).toBe(codes.providerRefused)
    const again = await arrive(ours, good)
    expect((await exchange({ ...again, iss: good.issuer })).code).toBe(0)
  })

  it('takes no state of another browser', async () => {
    const own = await arrive(ours, good)
    const other = await arrive(ours, good)
    expect((await exchange({ ...own, state: other.state })).code).toBe(codes.attemptForeign)
    expect((await exchange({ ...own, attempt: other.attempt })).code).toBe(codes.attemptForeign)
    expect((await exchange({ ...own, attempt: 'AAAA' })).code).toBe(codes.attemptForeign)
  })

  it('gets no identity from a code of another attempt: the nonce differs', async () => {
    const victim = await arrive(ours, good)
    const attacker = await arrive(ours, good)
    // The provider would answer the attacker's code with the victim's nonce.
    good.visit((await begin(ours)).data.address)
    expect((await exchange({ ...attacker, code: victim.code })).code).toBe(codes.providerRefused)
  })

  it('works once, and for ten minutes', async () => {
    const own = await arrive(ours, good)
    expect((await exchange(own)).code).toBe(0)
    expect((await exchange(own)).code).toBe(codes.attemptLate)
    const late = await arrive(ours, good)
    service.clock.advance(601_000)
    expect((await exchange(late)).code).toBe(codes.attemptLate)
  })

  it('ends with its connection', async () => {
    const own = await arrive(ours, good)
    await service.database.connection.update(connections).set({ isOn: false })
    expect((await exchange(own)).code).toBe(codes.connectionOff)
    expect((await begin(ours)).code).toBe(codes.connectionOff)
  })
})

it('asks people who aren’t linked yet to sign in again, and nobody else', async () => {
  const as = { userId: demo.userIds.memberOutsideScope }
  const promptOf = async () => {
    const { data } = await service.request(operations.beginCompanyProof, { body: ours }, { as })
    return new URL(data.address).searchParams.get('prompt')
  }
  expect(new URL((await begin(ours)).data.address).searchParams.has('prompt')).toBe(false)
  expect(await promptOf()).toBe('login')
  await service.database.connection.insert(connectionPeople).values({
    ...{ ...ours, subject: 'subject', userId: as.userId, displayName: '', mail: '' },
    linkedAt: service.clock.now(),
  })
  expect(await promptOf()).toBeNull()
})

describe('a browser with a key', () => {
  const proof = async (pair: KeyPair, { path, method }: { path: string; method: string }) => ({
    headers: { [browserProofHeader]: await generateProof(pair, `https://account.example${path}`, method) },
  })

  it('alone redeems the answer, reads the identity and signs in by it: a copy lacks the key', async () => {
    const [own, other] = await Promise.all([generateProofKeys('ES256'), generateProofKeys('ES256')])
    const { data } = await service.request(
      operations.beginCompanySignIn,
      { body: ours },
      await proof(own, operations.beginCompanySignIn),
    )
    const { state } = good.visit(data.address)
    const body = { attempt: data.attempt, connectionId: ours.connectionId, state, code: 'code' }
    const exchangeBy = async (pair?: KeyPair) =>
      service.request(
        operations.exchangeCompanyAnswer,
        { body },
        pair && (await proof(pair, operations.exchangeCompanyAnswer)),
      )
    expect((await exchangeBy()).code).toBe(codes.attemptForeign)
    expect((await exchangeBy(other)).code).toBe(codes.attemptForeign)
    // Nothing was asked for them, and the attempt isn't used up.
    expect(good.requests.some((address) => address.endsWith('/token'))).toBe(false)
    const { ticket } = (await exchangeBy(own)).data

    for (const operation of [operations.getCompanyIdentity, operations.signInByCompany] as const) {
      const send = async (pair?: KeyPair) =>
        (await service.request(operation, { body: { ticket } }, pair && (await proof(pair, operation)))).code
      expect(await send()).toBe(codes.attemptForeign)
      expect(await send(other)).toBe(codes.attemptForeign)
      const expected = operation === operations.getCompanyIdentity ? 0 : codes.identityUnlinked
      expect(await send(own)).toBe(expected)
    }
  })

  it('alone links and proves what it began', async () => {
    const [own, other] = await Promise.all([generateProofKeys('ES256'), generateProofKeys('ES256')])
    const as = { userId: demo.userIds.memberOutsideScope }
    const { data } = await service.request(
      operations.beginCompanyProof,
      { body: ours },
      { as, ...(await proof(own, operations.beginCompanyProof)) },
    )
    const { state } = good.visit(data.address)
    const body = { attempt: data.attempt, connectionId: ours.connectionId, state, code: 'code' }
    const exchanged = await service.request(
      operations.exchangeCompanyAnswer,
      { body },
      await proof(own, operations.exchangeCompanyAnswer),
    )
    const { ticket } = exchanged.data
    for (const operation of [operations.linkCompanyIdentity, operations.proveCompanyIdentity] as const) {
      const send = async (pair?: KeyPair) =>
        (
          await service.request(
            operation,
            { body: { ticket } },
            { as, ...(pair && (await proof(pair, operation))) },
          )
        ).code
      expect(await send()).toBe(codes.attemptForeign)
      expect(await send(other)).toBe(codes.attemptForeign)
    }
    const linked = await service.request(
      operations.linkCompanyIdentity,
      { body: { ticket } },
      { as, ...(await proof(own, operations.linkCompanyIdentity)) },
    )
    expect(linked.data).toMatchObject({ companyId: demo.companyId, joined: false })
  })
})

describe('a ticket', () => {
  const ticketOf = async (named: Named, provider: HostileProvider) =>
    (await exchange(await arrive(named, provider))).data.ticket
  const link = (ticket: string, userId: string) =>
    service.request(operations.linkCompanyIdentity, { body: { ticket } }, { as: { userId } })

  it('links one account, once', async () => {
    const ticket = await ticketOf(ours, good)
    expect((await link(ticket, demo.userIds.individual)).data).toMatchObject({
      companyId: demo.companyId,
      joined: true,
    })
    expect((await link(ticket, demo.userIds.student)).code).toBe(codes.ticketLate)
    const again = await ticketOf(ours, good)
    expect((await link(again, demo.userIds.student)).code).toBe(codes.linkedElsewhere)
    expect(await service.database.connection.select().from(connectionPeople)).toHaveLength(1)
  })

  it('of two accounts at the same time links one', async () => {
    const tickets = [await ticketOf(ours, good), await ticketOf(ours, good)]
    const answers = await Promise.all([
      link(tickets[0] ?? '', demo.userIds.student),
      link(tickets[1] ?? '', demo.userIds.researcher),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, codes.linkedElsewhere])
  })

  it('signs nobody in before it is linked', async () => {
    const ticket = await ticketOf(ours, good)
    const answer = await service.request(operations.signInByCompany, { body: { ticket } })
    expect(answer.code).toBe(codes.identityUnlinked)
  })

  it('joins its own company only, whatever the mappings name', async () => {
    evil.answer = (claims) =>
      evil.sign({ ...claims, email: 'boss@evil.example', department: 'ours', groups: ['ours'] })
    await service.database.connection
      .update(connections)
      .set({
        joining: {
          ...nobodyJoins,
          joins: true,
          departmentId: demo.departmentIds.structure,
          departments: [{ claim: 'department', value: 'ours', departmentId: demo.departmentIds.tall }],
          groups: [{ claim: 'groups', value: 'ours', groupId: demo.groupIds.structure }],
        },
      })
      .where(eq(connections.id, theirs.connectionId))
    const ticket = await ticketOf(theirs, evil)
    expect((await link(ticket, demo.userIds.researcher)).data).toMatchObject({
      companyId: demo.secondCompanyId,
      joined: true,
    })
    const profile = async (company: string) =>
      service.request(
        connectionsOperations.getIdentity,
        { query: { enterPriseId: company } },
        { as: { userId: demo.userIds.researcher } },
      )
    // Neither a member of the other company, nor an administrator of their own.
    expect((await profile(demo.companyId)).status).toBe(403)
    expect((await profile(demo.secondCompanyId)).status).toBe(403)
  })

  it('of a test neither signs in nor links', async () => {
    const { data } = await service.request(
      connectionsOperations.beginConnectionTest,
      { body: { enterPriseId: demo.companyId, connectionId: ours.connectionId } },
      boss,
    )
    const { state } = good.visit(data.address)
    const own = { attempt: data.attempt, connectionId: ours.connectionId, state, code: 'code' }
    const { ticket } = (await exchange(own)).data
    expect((await service.request(operations.signInByCompany, { body: { ticket } })).code).toBe(
      codes.attemptForeign,
    )
    const linked = await service.request(operations.linkCompanyIdentity, { body: { ticket } }, boss)
    expect(linked.code).toBe(codes.attemptForeign)
  })
})

it('reads configurations of allowed addresses only', async () => {
  const save = (issuer: string) =>
    service.request(
      connectionsOperations.saveOidcConnection,
      {
        body: {
          enterPriseId: demo.companyId,
          connectionId: ours.connectionId,
          ...{ issuer, clientId: 'atrium', clientSecret: 'secret', scopes: [] },
        },
      },
      boss,
    )
  expect((await save('https://169.254.169.254')).code).toBe(connectionsErrors.addressForbidden)
  good.configuration = { issuer: evil.issuer }
  expect((await save(`${good.issuer}`)).code).toBe(connectionsErrors.discoveryFailed)
  good.configuration = { authorization_endpoint: 'javascript:alert(1)' }
  expect((await save(`${good.issuer}`)).code).toBe(connectionsErrors.discoveryFailed)
})
