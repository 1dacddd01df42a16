import { embedScopes } from '@atrium/contracts/wire/embedScopes'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { companyHeader } from '@atrium/contracts/wire/headers'
import { generateKeyPair, type KeyPair } from 'dpop'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signToken } from '../../platform/keys/signedTokens'
import type { EmbedClaims } from '../../platform/keys/TokenClaims'
import { rules } from '../../rules'
import { demo } from '../../seed/demo'
import { sessions } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, type DemoPerson, openDemoSession } from '../../testing/demo/demoService'
import { fingerprint } from '../../testing/fingerprint'
import { allSamples, type OperationSample, untyped } from '../../testing/samples/allSamples'
import { urlOf } from '../../testing/sendRequest'
import { askForToken, provenBy, registerSite, type TestSite, thumbprintOf } from './testSite'

const { companyId, secondCompanyId, userIds } = demo
let service: TestService
let site: TestSite
let pair: KeyPair
let browserKey: string
beforeAll(async () => {
  service = await createDemoService()
  site = await registerSite(service, { companies: [companyId, secondCompanyId] })
  pair = await generateKeyPair('ES256')
  browserKey = await thumbprintOf(pair)
})
afterAll(() => service.close())

/** What a test changes about a call. */
interface Variant extends Partial<EmbedClaims> {
  readonly expiresAt?: Date
  /** The header of the page. Default: the site's origin; null: none. */
  readonly from?: string | null
  /** The key that proves the call. Default: the right one; null: no proof. */
  readonly provenBy?: KeyPair | null
  /** The company that the call names. Default: as the sample does. */
  readonly named?: string
  /** Claims that the page changes in the signed token. */
  readonly change?: Readonly<Record<string, unknown>>
}

/** A person's session at the site, opened once; tests sign variants of its token. */
const opened = new Map<string, Promise<string>>()
function sessionOf(person: DemoPerson): Promise<string> {
  const found = opened.get(person) ?? openAt(userIds[person])
  opened.set(person, found)
  return found
}

async function openAt(id: string): Promise<string> {
  const { data } = await askForToken(service, site, { person: { id }, keyThumbprint: browserKey })
  const [, payload = ''] = data.token.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).sid
}

/** Prepares a sample's input, and returns a function that sends it with a token of the site. */
async function prepare({ operation, sample, owner }: OperationSample) {
  const person = personOf(sample)
  const session = await openDemoSession(service, sample.as)
  const input = await sample.input({ service, session })
  const { params } = untyped(input)
  const sessionId = await sessionOf(person)
  const company = owner === 'company' ? companyId : undefined
  /** Sends it with the person's own session. */
  async function asPerson() {
    const { accessToken: as } = await openDemoSession(service, person)
    return service.request(operation, input, { as, ...(company && { company }) })
  }
  return Object.assign(send, { asPerson })

  async function send(variant: Variant = {}) {
    const now = service.clock.now()
    const expiresAt = variant.expiresAt ?? new Date(now.getTime() + 600_000)
    const claims = { userId: userIds[person], sessionId, generation: 1, expiresAt }
    const embed = {
      companyId: variant.companyId ?? companyId,
      origin: variant.origin ?? site.origin,
      scopes: variant.scopes ?? embedScopes,
      browserKey,
    }
    const genuine = await signToken(service.ports.keys, 'embed', { ...claims, embed }, now)
    const token = variant.change ? changed(genuine, variant.change) : genuine
    const named = variant.named ?? company
    const key = variant.provenBy === undefined ? pair : variant.provenBy
    return service.request(operation, input, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(key && (await provenBy(key, token, operation.method, urlOf(operation.path, params, {})))),
        ...(variant.from !== null && { origin: variant.from ?? site.origin }),
        ...(named !== undefined && { [companyHeader]: named }),
      },
    })
  }
}

/** Who sends a sample. Only members get tokens; the others only have operations that are closed to them. */
const personOf = ({ as }: OperationSample['sample']): DemoPerson => (isMember(as) ? as : 'superAdministrator')

const isMember = (person: DemoPerson) => ['superAdministrator', 'administrator', 'member'].includes(person)

/** The token as a page could rewrite it, which can't sign. */
function changed(token: string, change: Readonly<Record<string, unknown>>): string {
  const [header, payload = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const body = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')
  return [header, body, signature].join('.')
}

/** Sends wrong variants of a sample's call. Each must be refused without a change. */
async function unchanged(operationSample: OperationSample, variants: readonly Variant[]) {
  const send = await prepare(operationSample)
  const before = await fingerprint(service.database)
  const answers: Awaited<ReturnType<typeof send>>[] = []
  for (const variant of variants) answers.push(await send(variant))
  expect(await fingerprint(service.database)).toEqual(before)
  return answers
}

const withSession = allSamples.filter(({ operation }) => operation.access !== 'public')
const scopeOf = ({ operation }: OperationSample) => rules.scopeOf(operation)
const open = withSession.filter((sample) => scopeOf(sample) !== 'never' && sample.owner !== 'person')
const closed = withSession.filter((sample) => scopeOf(sample) === 'never')
const scoped = open.filter((sample) => scopeOf(sample) !== 'any')

it('there are operations of each class', () => {
  expect(open.length).toBeGreaterThan(200)
  expect(closed.length).toBeGreaterThan(50)
  const names = new Set(scoped.map(scopeOf))
  expect([...names].toSorted()).toEqual([...embedScopes].toSorted())
})

describe.each(closed)('$title', (operationSample) => {
  it('is closed to every token of a site, and changes nothing', async () => {
    const answers = await unchanged(operationSample, [{}])
    expect(answers).toMatchObject([{ status: 403, code: errorCodes.scopeMissing }])
  })
})

describe.each(withSession.filter(({ owner }) => owner === 'person'))('$title', (operationSample) => {
  it('is closed: a token is for one company', async () => {
    const [answer] = await unchanged(operationSample, [{}])
    expect(answer?.status).toBe(403)
  })
})

describe.each(open)('$title', (operationSample) => {
  const { operation, sample } = operationSample
  const scope = rules.scopeOf(operation)
  const scopes = scope === 'any' ? ['departments:read'] : [scope]
  const others = embedScopes.filter((other) => other !== scope)
  const prove = async (provenAt: Date | null) =>
    service.database.connection
      .update(sessions)
      .set({ provenAt })
      .where(eq(sessions.id, await sessionOf(personOf(sample))))

  it('is refused wherever the token doesn’t belong, and does what the person may do where it does', async () => {
    const stranger = await generateKeyPair('ES256')
    const { clock } = service
    const refusals: readonly (readonly [Variant, number, number])[] = [
      [{ from: 'https://evil.example' }, 403, errorCodes.originWrong],
      [{ from: null }, 403, errorCodes.originWrong],
      [{ origin: 'https://evil.example' }, 401, errorCodes.unauthenticated],
      [{ provenBy: stranger }, 401, errorCodes.keyUnproven],
      [{ provenBy: null }, 401, errorCodes.keyUnproven],
      [{ expiresAt: clock.now() }, 401, errorCodes.unauthenticated],
      [{ change: { sub: userIds.administrator } }, 401, errorCodes.unauthenticated],
      [{ change: { scope: embedScopes.join(' ') } }, 401, errorCodes.unauthenticated],
      [{ change: { exp: 4_000_000_000 } }, 401, errorCodes.unauthenticated],
      [{ companyId: secondCompanyId }, 401, errorCodes.unauthenticated],
      [{ named: secondCompanyId }, 403, errorCodes.forbidden],
      ...(scope === 'any' ? [] : [[{ scopes: others }, 403, errorCodes.scopeMissing] as const]),
      ...(operation.proof ? [[{}, 200, errorCodes.proofRequired] as const] : []),
    ]
    await prove(null)
    const send = await prepare(operationSample)
    const before = await fingerprint(service.database)
    for (const [variant, status, code] of refusals)
      expect(await send({ scopes, ...variant }), JSON.stringify(variant)).toMatchObject({ status, code })
    expect(await fingerprint(service.database)).toEqual(before)
    await prove(clock.now())
    const answer = await send({ scopes })
    // Some samples are refused by a rule, once others have run. Then it is not because of the token.
    if (!answer.succeeded) expect(answer.envelope).toEqual((await send.asPerson()).envelope)
  })
})

const publicSamples = allSamples.filter(
  ({ operation }) => operation.access === 'public' && operation.path.startsWith('/api/'),
)

describe.each(publicSamples)('$title', ({ operation, sample }) => {
  const isOpen = rules.scopeOf(operation) === 'any'
  it(`is ${isOpen ? 'open' : 'closed'} to pages of a site`, async () => {
    const session = await openDemoSession(service, sample.as)
    const input = await sample.input({ service, session })
    const answer = await service.request(operation, input, { headers: { origin: site.origin } })
    if (isOpen) expect(answer.code).not.toBe(errorCodes.originWrong)
    else expect(answer).toMatchObject({ status: 403, code: errorCodes.originWrong })
  })
})
