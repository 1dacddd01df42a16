import { createVerify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { pagePaths } from '@atrium/contracts/paths'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idpMetadata } from '../../../adapters/standInIdp/idpMetadata'
import {
  encryptAssertion,
  type IdpKey,
  type Statement,
  signElement,
  writeAssertion,
  writeResponse,
} from '../../../adapters/standInIdp/samlDocuments'
import { purge } from '../../../purge'
import { demo } from '../../../seed/demo'
import { connectionAnswers, connections, messages, samlKeys, spentChallenges } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService } from '../../../testing/demo/demoService'
import { ConnectionFailure, type SignInWish } from '../ConnectionProtocol'
import { nobodyJoins } from '../Joining'
import { samlAddressesOf } from '../ownAddresses'
import { nameIdFormats } from './namespaces'
import { readIdpMetadata } from './readIdpMetadata'
import { remindOfCertificates } from './remindOfCertificates'
import { requestIdOf, samlProtocol } from './samlProtocol'
import { rotateSpKey, samlKeysKeptMilliseconds, samlOverlapMilliseconds, spKeys } from './spKeys'
import { newIdpKey } from './testing/samlScene'

const { userIds } = demo
const companyId: string = demo.companyId
const otherCompany = demo.secondCompanyId
const entityId = 'https://id.example.com/saml'
const day = 86_400_000

let service: TestService
let idp: IdpKey
let start: Date
beforeAll(async () => {
  ;[service, idp] = await Promise.all([createDemoService(), newIdpKey(new Date('2026-06-01T00:00:00Z'))])
  start = service.clock.now()
})
beforeEach(async () => {
  service.clock.set(start)
  await db().delete(connections)
  await db()
    .insert(connections)
    .values([rowOf(companyId, 'one'), rowOf(companyId, 'two'), rowOf(otherCompany, 'theirs')])
})
afterAll(() => service.close())

const db = () => service.database.connection
const details = () => readIdpMetadata(idpMetadata(entityId, 'https://id.example.com/sso?a=1', [idp]), start)
const rowOf = (company: string, id: string) => ({
  companyId: company,
  id,
  name: id,
  kind: 'saml' as const,
  details: details(),
  joining: nobodyJoins,
  createdAt: start,
})
const factsOf = (connectionId: string, company = companyId) => ({
  companyId: company,
  connectionId,
  details: details(),
  secret: '',
})
const addressesOf = (connectionId: string, company = companyId) =>
  samlAddressesOf(service.ports.settings.publicOrigin, { companyId: company, connectionId })
const protocol = () => samlProtocol(service.ports, db())

const attemptOf = (name: string) => ({
  state: name.padEnd(43, '-'),
  verifier: `verifier of ${name}`,
  redirectUri: '',
})
const first = attemptOf('first')

const statement = (change: Partial<Statement> = {}): Statement => ({
  issuer: entityId,
  audience: addressesOf('one').entityId,
  acs: addressesOf('one').acsAddress,
  inResponseTo: requestIdOf(first.verifier),
  nameId: 'lin',
  nameIdFormat: nameIdFormats.persistent,
  attributes: { mail: ['lin@example.com'] },
  now: service.clock.now(),
  ...change,
})
const answer = (change: Partial<Statement> = {}) => {
  const stated = statement(change)
  return writeResponse(stated, signElement(writeAssertion(stated), 'Assertion', idp))
}

/** What the identity provider's form sends, and what the page gets in the fragment. */
async function post(xml: string, { state = first.state, acs = addressesOf('one').acsAddress } = {}) {
  const response = await service.app.request(new URL(acs).pathname, {
    method: 'POST',
    headers: { origin: 'https://id.example.com' },
    body: new URLSearchParams({
      SAMLResponse: Buffer.from(xml).toString('base64'),
      ...(state && { RelayState: state }),
    }),
  })
  const location = response.headers.get('location') ?? ''
  const [page, fragment] = location.split('#')
  return {
    status: response.status,
    response,
    page,
    ...Object.fromEntries(new URLSearchParams(fragment)),
  } as {
    status: number
    response: Response
    page: string
  } & Record<'code' | 'state' | 'connection' | 'error' | 'reason', string>
}

const identify = (code: string, attempt = first, facts = factsOf('one')) =>
  protocol().identify(facts, attempt, { code, state: attempt.state })

describe('a request', () => {
  it('leads to the identity provider, is signed, and names the attempt', async () => {
    const address = new URL(await protocol().begin(factsOf('one'), first, { loginHint: '', isFresh: false }))
    expect(address.origin + address.pathname).toBe('https://id.example.com/sso')
    const {
      a,
      RelayState,
      SAMLRequest = '',
      SigAlg,
      Signature = '',
    } = Object.fromEntries(address.searchParams)
    expect([a, RelayState]).toEqual(['1', first.state])
    const xml = inflateRawSync(Buffer.from(SAMLRequest, 'base64')).toString()
    expect(xml).toContain(` ID="${requestIdOf(first.verifier)}"`)
    expect(xml).toContain(`AssertionConsumerServiceURL="${addressesOf('one').acsAddress}"`)
    expect(xml).toContain(`>${addressesOf('one').entityId}</saml:Issuer>`)
    const [key] = await spKeys(db(), service.ports.keys, start)
    const signed = /SAMLRequest=[^&]+&RelayState=[^&]+&SigAlg=[^&]+/.exec(address.search)?.[0] ?? ''
    expect(SigAlg).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')
    expect(createVerify('RSA-SHA256').update(signed).verify(key.certificatePem, Signature, 'base64')).toBe(
      true,
    )
  })

  it('hints at the person beside the signed request, and forces a sign-in only if it must be fresh', async () => {
    const begin = async (wish: SignInWish) => {
      const address = new URL(await protocol().begin(factsOf('one'), first, wish))
      const request = Buffer.from(address.searchParams.get('SAMLRequest') ?? '', 'base64')
      return { address, xml: inflateRawSync(request).toString() }
    }
    const plain = await begin({ loginHint: '', isFresh: false })
    expect(plain.address.searchParams.has('login_hint')).toBe(false)
    expect(plain.xml).not.toContain('ForceAuthn')
    const asked = await begin({ loginHint: 'lin@example.com', isFresh: true })
    expect(asked.address.searchParams.get('login_hint')).toBe('lin@example.com')
    // Entra ID refuses a request that names a subject.
    expect(asked.xml).not.toContain('Subject')
    expect(asked.xml).toContain(' ForceAuthn="true"')
    const { searchParams } = asked.address
    const signed = ['SAMLRequest', 'RelayState', 'SigAlg']
      .map((name) => `${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`)
      .join('&')
    const [key] = await spKeys(db(), service.ports.keys, start)
    const verifier = createVerify('RSA-SHA256').update(signed)
    expect(verifier.verify(key.certificatePem, searchParams.get('Signature') ?? '', 'base64')).toBe(true)
  })
})

describe('an answer', () => {
  it('leads to the page with a code, by which the browser that asked learns who answered', async () => {
    const got = await post(answer())
    expect(got).toMatchObject({
      status: 303,
      page: pagePaths.companyCallback,
      state: first.state,
      connection: 'one',
    })
    expect(got.response.headers.get('access-control-allow-origin')).toBeNull()
    expect(got.response.headers.get('set-cookie')).toBeNull()
    expect(await identify(got.code)).toEqual({
      subject: 'lin',
      isPassing: false,
      mail: 'lin@example.com',
      isMailUnverified: false,
      displayName: '',
      claims: { mail: ['lin@example.com'] },
      sessionEndsAt: null,
    })
  })

  it('may be encrypted', async () => {
    const [key] = await spKeys(db(), service.ports.keys, start)
    const signed = signElement(writeAssertion(statement()), 'Assertion', idp)
    const { code } = await post(
      writeResponse(statement(), await encryptAssertion(signed, key.certificatePem)),
    )
    expect(await identify(code)).toMatchObject({ subject: 'lin' })
  })

  it('is stored encrypted, under a digest of its code', async () => {
    const { code } = await post(answer())
    const rows = JSON.stringify(await db().select().from(connectionAnswers))
    expect(rows).not.toContain('lin')
    expect(rows).not.toContain(code)
  })

  it('has a code that works once, for one of many at once', async () => {
    const { code } = await post(answer())
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => identify(code)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('has a code that works for five minutes', async () => {
    const { code } = await post(answer())
    service.clock.advance(5 * 60_000)
    await expect(identify(code)).rejects.toThrow(ConnectionFailure)
  })

  it('says when the session there ends', async () => {
    const sessionEndsAt = new Date(start.getTime() + 3_600_000)
    const { code } = await post(answer({ sessionEndsAt }))
    expect(await identify(code)).toMatchObject({ sessionEndsAt })
  })
})

describe('attacks', () => {
  it('an assertion that is sent again, to any process', async () => {
    const xml = answer()
    const next = await Promise.all([post(xml), post(xml)])
    expect(next.filter(({ code }) => code)).toHaveLength(1)
    expect(await post(xml)).toMatchObject({ error: 'invalid', reason: 'replayed' })
    service.clock.advance(420_001)
    expect(await post(xml)).toMatchObject({ reason: 'late' })
    await purge(service.ports)
    const kept = await db().select().from(spentChallenges).where(eq(spentChallenges.kind, 'saml'))
    expect(kept.every(({ expiresAt }) => expiresAt > service.clock.now())).toBe(true)
  })

  it('an answer to another attempt', async () => {
    const other = attemptOf('other')
    const { code } = await post(answer({ inResponseTo: requestIdOf(other.verifier) }))
    await expect(identify(code)).rejects.toThrow('another request')
    const again = await post(answer(), { state: other.state })
    await expect(identify(again.code)).rejects.toThrow('another request')
  })

  it('an answer that nobody asked for', async () => {
    expect(await post(answer({ inResponseTo: undefined }))).toMatchObject({
      error: 'unsolicited',
      reason: 'unasked',
    })
    expect(await post(answer(), { state: '' })).toMatchObject({ error: 'unsolicited', reason: 'unasked' })
  })

  it('an answer for another connection of the company', async () => {
    expect(await post(answer(), { acs: addressesOf('two').acsAddress })).toMatchObject({
      reason: 'otherRecipient',
    })
    const { code } = await post(answer())
    await expect(identify(code, first, factsOf('two'))).rejects.toThrow(ConnectionFailure)
    await expect(identify(code)).resolves.toMatchObject({ subject: 'lin' })
  })

  it('an answer for another company', async () => {
    const { acsAddress: acs } = addressesOf('theirs', otherCompany)
    expect(await post(answer(), { acs })).toMatchObject({ reason: 'otherRecipient' })
    const { code } = await post(answer())
    await expect(identify(code, first, factsOf('theirs', otherCompany))).rejects.toThrow(ConnectionFailure)
  })

  it('an answer of one company’s identity provider for another company', async () => {
    const stranger = await newIdpKey()
    await db()
      .update(connections)
      .set({
        details: readIdpMetadata(idpMetadata(entityId, 'https://id.example.com/sso', [stranger]), start),
      })
      .where(eq(connections.companyId, otherCompany))
    const addresses = addressesOf('theirs', otherCompany)
    const xml = answer({ acs: addresses.acsAddress, audience: addresses.entityId })
    expect(await post(xml, { acs: addresses.acsAddress })).toMatchObject({ reason: 'signatureWrong' })
  })

  it('an answer for a connection that is gone, isn’t set up, or uses the other protocol', async () => {
    const gone = addressesOf('gone').acsAddress
    expect(await post(answer(), { acs: gone })).toMatchObject({
      error: 'invalid',
      reason: 'connectionMissing',
    })
    await db().update(connections).set({ details: null }).where(eq(connections.id, 'one'))
    expect(await post(answer())).toMatchObject({ reason: 'connectionMissing' })
    await db().update(connections).set({ kind: 'oidc', details: details() }).where(eq(connections.id, 'one'))
    expect(await post(answer())).toMatchObject({ reason: 'connectionMissing' })
  })

  it('other forms, fields that occur twice, and states that break out of the fragment', async () => {
    const path = new URL(addressesOf('one').acsAddress).pathname
    const SAMLResponse = Buffer.from(answer()).toString('base64')
    const fragmentOf = async (init: RequestInit) => {
      const response = await service.app.request(path, { method: 'POST', ...init })
      return Object.fromEntries(new URLSearchParams(response.headers.get('location')?.split('#')[1]))
    }
    const twice = new URLSearchParams({ SAMLResponse, RelayState: first.state })
    twice.append('SAMLResponse', SAMLResponse)
    expect(await fragmentOf({ body: twice })).toMatchObject({ reason: 'unreadable' })
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ SAMLResponse }) }
    expect(await fragmentOf(json)).toMatchObject({ reason: 'unreadable' })
    const odd = new URLSearchParams({ SAMLResponse, RelayState: 'x&code=forged#' })
    expect(await fragmentOf({ body: odd })).toEqual({
      error: 'unsolicited',
      reason: 'unasked',
      state: '',
      connection: 'one',
    })
  })

  it('forms that are too large', async () => {
    const path = new URL(addressesOf('one').acsAddress).pathname
    const body = new URLSearchParams({ SAMLResponse: 'A'.repeat(600_000) })
    expect((await service.app.request(path, { method: 'POST', body })).status).toBe(413)
    expect(service.logged.some((entry) => JSON.stringify(entry).includes('AAAA'))).toBe(false)
  })
})

describe('our metadata', () => {
  const fetchMetadata = (connectionId: string) =>
    service.app.request(new URL(addressesOf(connectionId).metadataAddress).pathname)

  it('can be fetched for each SAML connection', async () => {
    const response = await fetchMetadata('one')
    expect(response.headers.get('content-type')).toContain('application/samlmetadata+xml')
    const xml = await response.text()
    expect(xml).toContain(`entityID="${addressesOf('one').entityId}"`)
    expect(xml).toContain(`Location="${addressesOf('one').acsAddress}"`)
    expect((await fetchMetadata('none')).status).toBe(404)
  })

  it('has one key for all processes, encrypted in the database', async () => {
    await db().delete(samlKeys)
    const made = await Promise.all([1, 2, 3].map(() => spKeys(db(), service.ports.keys, start)))
    expect(new Set(made.map(([key]) => key.id)).size).toBe(1)
    const [row] = await db().select().from(samlKeys)
    expect(row?.certificate).toContain('BEGIN CERTIFICATE')
    expect(JSON.stringify(row)).not.toContain('PRIVATE')
  })

  it('has both keys after a rotation, and signs with the new one a month later', async () => {
    await db().delete(samlKeys)
    const [before] = await spKeys(db(), service.ports.keys, start)
    service.clock.advance(day)
    const id = await rotateSpKey(db(), service.ports.keys, service.clock.now())
    const order = async () =>
      (await spKeys(db(), service.ports.keys, service.clock.now())).map((key) => key.id)
    expect(await order()).toEqual([before.id, id])
    expect((await (await fetchMetadata('one')).text()).match(/use="signing"/g)).toHaveLength(2)
    service.clock.advance(samlOverlapMilliseconds)
    expect(await order()).toEqual([id, before.id])
    service.clock.advance(samlKeysKeptMilliseconds)
    expect(await order()).toEqual([id])
    await purge(service.ports)
    expect(await db().$count(samlKeys)).toBe(1)
  })
})

describe('a certificate that ends', () => {
  const title = async (userId: string = userIds.superAdministrator) =>
    (
      await db()
        .select({ title: messages.title })
        .from(messages)
        .where(
          and(eq(messages.userId, userId), eq(messages.kind, 'notice'), eq(messages.companyId, companyId)),
        )
    )
      .map((row) => row.title)
      .filter((text) => text.includes('证书'))
  /** As several processes do at once, and again later. */
  const remind = async (daysBefore: number) => {
    service.clock.set(new Date(Date.parse('2026-06-01T00:00:00Z') - daysBefore * day))
    await Promise.all([remindOfCertificates(service.ports), remindOfCertificates(service.ports)])
    await remindOfCertificates(service.ports)
  }

  it('is announced 30, 7 and 1 days before, and at its end, to super administrators, once each', async () => {
    await remind(20)
    expect(await title()).toEqual([])
    await db().update(connections).set({ isOn: true }).where(eq(connections.id, 'one'))
    await remind(31)
    expect(await title()).toEqual([])
    const counts: number[] = []
    for (const days of [30, 20, 7, 3, 1, 0.5]) {
      await remind(days)
      counts.push((await title()).length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3])
    await remind(0)
    await remind(-1)
    expect(await title()).toEqual([
      '企业登录证书即将过期',
      '企业登录证书即将过期',
      '企业登录证书即将过期',
      '企业登录证书已过期',
    ])
    expect(await title(userIds.member)).toEqual([])
  })

  it('is announced again after a new certificate', async () => {
    const newer = await newIdpKey(new Date('2026-07-01T00:00:00Z'))
    const renewed = readIdpMetadata(idpMetadata(entityId, 'https://id.example.com/sso', [idp, newer]), start)
    await db().update(connections).set({ isOn: true, details: renewed }).where(eq(connections.id, 'two'))
    const before = (await title()).length
    await remind(1)
    expect(await title()).toHaveLength(before)
    await remind(0)
    expect(await title()).toHaveLength(before + 1)
  })
})
