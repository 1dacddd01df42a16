import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { companyOperations } from '@atrium/contracts/company/policy'
import { departmentsOperations } from '@atrium/contracts/departments/policy'
import { embeddingErrors as codes } from '@atrium/contracts/embedding/contract'
import { embeddingOperations } from '@atrium/contracts/embedding/policy'
import { profileOperations } from '@atrium/contracts/profile/policy'
import { securityOperations } from '@atrium/contracts/security/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { embedScopes } from '@atrium/contracts/wire/embedScopes'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { generateKeyPair } from 'dpop'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allContracts } from '../../contracts'
import { rules } from '../../rules'
import { demo } from '../../seed/demo'
import { auditRows, embedderKeys, embedders, memberships, messages, sessions, userEvents } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { alertOfSignIn } from '../session/signIn/alertOfSignIn'
import {
  askForToken,
  fromSite,
  keyIn,
  operate,
  provenBy,
  registerSite,
  type TestSite,
  thumbprintOf,
} from './testSite'

const { companyId, secondCompanyId, userIds, accounts } = demo
let service: TestService
let site: TestSite
beforeAll(async () => {
  service = await createDemoService()
  site = await registerSite(service)
})
afterAll(() => service.close())

const db = () => service.database.connection
const listDepartments = departmentsOperations.listDepartments
const call = (token: string, headers: Record<string, string> = {}, from: TestSite = site) =>
  service.request(
    listDepartments,
    { query: { enterpriseId: companyId } },
    { headers: { ...fromSite(from, token), ...headers } },
  )

describe('the operator', () => {
  it('registers a site, shows its key once and stores only a digest', async () => {
    const { key, id } = await registerSite(service)
    expect(key).toMatch(/^atk_[\w-]{43}$/)
    const stored = await db().select().from(embedderKeys).where(eq(embedderKeys.embedderId, id))
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(key)
    expect(await operate(service, 'embedders', 'list')).toContain(id)
    const [row] = await db()
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'operator.embedders.create'))
    expect(JSON.stringify(row)).not.toContain('atk_')
  })

  it.each([
    ['an origin with a path', ['--origin', 'https://a.example/', '--scope', 'departments:read']],
    ['an origin without TLS', ['--origin', 'http://a.example', '--scope', 'departments:read']],
    ['an unknown scope', ['--origin', 'https://a.example', '--scope', 'session:write']],
    [
      'an unknown company',
      ['--origin', 'https://a.example', '--scope', 'departments:read', '--company', 'nowhere'],
    ],
  ])('refuses %s', async (_, words) => {
    await expect(operate(service, 'embedders', 'create', '--name', 'A', ...words)).rejects.toThrow(
      /origin|scope|company/,
    )
  })

  it('rotates keys: the earlier one works for the overlap', async () => {
    const own = await registerSite(service)
    const newer = {
      ...own,
      key: keyIn(await operate(service, 'embedders', 'rotate', own.id, '--overlap', '1')),
    }
    expect((await askForToken(service, own)).code).toBe(0)
    expect((await askForToken(service, newer)).code).toBe(0)
    service.clock.advance(3_600_001)
    expect((await askForToken(service, own)).code).toBe(codes.keyUnknown)
    expect((await askForToken(service, newer)).code).toBe(0)
  })
})

describe('a token', () => {
  it('lasts ten minutes, and has the scopes that the site has', async () => {
    const own = await registerSite(service, { scopes: ['departments:read'] })
    const { data } = await askForToken(service, own, { scopes: ['departments:read', 'departments:write'] })
    expect(data.scopes).toEqual(['departments:read'])
    expect(new Date(data.expiresAt).getTime() - service.clock.now().getTime()).toBe(600_000)
    expect((await call(data.token, {}, own)).code).toBe(0)
    service.clock.advance(600_001)
    expect((await call(data.token, {}, own)).status).toBe(401)
  })

  it.each([
    ['an unknown key', codes.keyUnknown, 401, {}, { key: 'atk_nothing' }],
    ['an unregistered origin', codes.originUnknown, 403, { origin: 'https://evil.example' }, {}],
    ['another company', codes.companyNotAllowed, 403, { companyId: secondCompanyId }, {}],
    ['a stranger', codes.notAMember, 403, { person: { id: userIds.student } }, {}],
    ['somebody who doesn’t exist', codes.notAMember, 403, { person: { id: 'nobody' } }, {}],
    ['an unknown scope', codes.scopeUnknown, 400, { scopes: ['session:write'] }, {}],
    [
      'links that the company didn’t allow',
      codes.linksNotAllowed,
      403,
      { person: { externalId: 'x', phone: accounts.member } },
      {},
    ],
  ])('is refused for %s', async (_, code, status, wanted, given) => {
    expect(await askForToken(service, { ...site, ...given }, wanted)).toMatchObject({ code, status })
  })

  it('is refused without a key, with a session’s token, for a longer life, and for scopes that the site lacks', async () => {
    const { accessToken } = await openDemoSession(service, 'superAdministrator')
    expect((await askForToken(service, { ...site, key: accessToken })).code).toBe(codes.keyUnknown)
    expect((await askForToken(service, { ...site, key: '' })).code).toBe(codes.keyUnknown)
    expect(await askForToken(service, site, { seconds: 601 })).toMatchObject({
      status: 400,
      code: errorCodes.invalid,
    })
    const narrow = await registerSite(service, { scopes: ['departments:read'] })
    expect((await askForToken(service, narrow, { scopes: ['orders:read'] })).code).toBe(codes.noScopeLeft)
  })

  it('never does more than the person may', async () => {
    const { data } = await askForToken(service, site, { person: { id: userIds.member } })
    expect((await call(data.token)).status).toBe(403)
    const home = companyOperations.getCompanyHome
    const answer = await service.request(
      home,
      { params: { enterPriseId: companyId } },
      { headers: fromSite(site, data.token) },
    )
    expect(answer.code).toBe(0)
  })

  it('tells the site of its company only', async () => {
    const both = userIds.superAdministrator
    const own = await db().select().from(memberships).where(eq(memberships.userId, both))
    expect(own.length).toBeGreaterThan(1)
    const { data } = await askForToken(service, site, { person: { id: both } })
    const headers = fromSite(site, data.token)
    const person = await service.request(workspaceOperations.getPerson, {}, { headers })
    expect(person.data.enterprises.map(({ enterpriseId }) => enterpriseId)).toEqual([companyId])
    const menus = (query: { enterPriseId?: string }) =>
      service.request(workspaceOperations.getMenus, { query }, { headers })
    expect((await menus({})).data).toEqual((await menus({ enterPriseId: companyId })).data)
    expect((await menus({ enterPriseId: secondCompanyId })).status).toBe(403)
  })

  it('tells the page which of its scopes the site still has, and sessions nothing of scopes', async () => {
    const scopes = ['departments:read', 'members:read']
    const own = await registerSite(service, { scopes })
    const { data } = await askForToken(service, own, { scopes })
    const ask = async (headers: Record<string, string>) =>
      (await service.request(workspaceOperations.getPerson, {}, { headers })).data
    expect((await ask(fromSite(own, data.token))).scopes).toEqual(scopes)
    await operate(service, 'embedders', 'refuse', own.id, '--scope', 'members:read')
    expect((await ask(fromSite(own, data.token))).scopes).toEqual(['departments:read'])
    const { accessToken } = await openDemoSession(service, 'superAdministrator')
    expect(await ask({ authorization: `Bearer ${accessToken}` })).not.toHaveProperty('scopes')
  })

  it('is nothing to renew, and neither pushes out nor counts as a sign-in', async () => {
    const { accessToken } = await openDemoSession(service, 'superAdministrator')
    for (let n = 0; n < 12; n++) await askForToken(service, site)
    const own = await service.request(profileOperations.getProfile, { query: {} }, { as: accessToken })
    expect(own.code).toBe(0)
    const { data } = await askForToken(service, site)
    const tokens = {
      accessToken: data.token,
      refreshToken: 'a.1.b',
      passportToken: data.token,
      passportRefreshToken: 'a.1.b',
    }
    expect((await service.request(sessionOperations.refresh, { body: tokens })).code).not.toBe(0)
  })

  it('makes no network known, so a sign-in from there still alerts the person', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const userId = userIds.administrator
    const { data } = await askForToken(service, site, { person: { id: userId } })
    const own = and(eq(sessions.userId, userId), isNotNull(sessions.embedderId))
    await db().update(sessions).set({ usedAddress: '203.0.113.9' }).where(own)
    await openDemoSession(service, 'administrator')
    const earlier = and(eq(sessions.userId, userId), isNull(sessions.embedderId))
    await db().update(sessions).set({ address: '198.51.100.1' }).where(earlier)
    const signIn = { id: 'new', userId, address: '203.0.113.9', agent }
    const told = and(eq(messages.userId, userId), eq(messages.kind, 'signIn'))
    const before = await db().$count(messages, told)
    await service.database.transaction((tx) => alertOfSignIn(tx, signIn, true, service.clock.now()))
    expect(await db().$count(messages, told)).toBe(before + 1)
    expect(data.scopes).toHaveLength(embedScopes.length)
  })

  it('writes one audit row when a session begins, and none when a browser’s session goes on', async () => {
    const keyThumbprint = await thumbprintOf(await generateKeyPair('ES256'))
    const count = () => db().$count(auditRows, eq(auditRows.operation, 'createEmbedToken'))
    const before = await count()
    await askForToken(service, site, { keyThumbprint })
    await askForToken(service, site, { keyThumbprint })
    expect(await count()).toBe(before + 1)
    const own = and(eq(sessions.browserKey, keyThumbprint), isNotNull(sessions.embedderId))
    expect(await db().$count(sessions, own)).toBe(1)
  })
})

describe('its binding', () => {
  it('is to the origin: the site’s own, or this service’s for its frames', async () => {
    const { data } = await askForToken(service, site)
    expect((await call(data.token)).code).toBe(0)
    expect((await call(data.token, { origin: service.ports.settings.publicOrigin })).code).toBe(0)
    const wrong = { status: 403, code: errorCodes.originWrong }
    expect(await call(data.token, { origin: 'https://evil.example' })).toMatchObject(wrong)
    expect(await call(data.token, { origin: 'null' })).toMatchObject(wrong)
    const { origin: _, ...without } = fromSite(site, data.token)
    const query = { enterpriseId: companyId }
    const get = (headers: Record<string, string>) =>
      service.request(listDepartments, { query }, { headers: { ...without, ...headers } })
    expect(await get({})).toMatchObject(wrong)
    expect(await get({ 'sec-fetch-site': 'cross-site' })).toMatchObject(wrong)
    expect((await get({ 'sec-fetch-site': 'same-origin' })).code).toBe(0)
  })

  it('is to the browser’s key: each call needs a new proof for this token, method and path', async () => {
    const pair = await generateKeyPair('ES256')
    const { data } = await askForToken(service, site, { keyThumbprint: await thumbprintOf(pair) })
    const { path } = listDepartments
    const right = await provenBy(pair, data.token, 'GET', path)
    expect((await call(data.token, { ...right, authorization: `DPoP ${data.token}` })).code).toBe(0)
    const other = await generateKeyPair('ES256')
    const wrong: Record<string, string>[] = [
      {},
      right,
      await provenBy(other, data.token, 'GET', path),
      await provenBy(pair, 'another token', 'GET', path),
      await provenBy(pair, data.token, 'POST', path),
      await provenBy(pair, data.token, 'GET', '/api/other'),
      { dpop: 'not.a.proof' },
    ]
    for (const headers of wrong)
      expect(await call(data.token, headers)).toMatchObject({ status: 401, code: errorCodes.keyUnproven })
    expect((await call(data.token, await provenBy(pair, data.token, 'GET', path))).code).toBe(0)
  })
})

describe('a token ends at once', () => {
  const fresh = async () => {
    const own = await registerSite(service)
    const { data } = await askForToken(service, own)
    const works = async () => (await call(data.token, {}, own)).code === 0
    expect(await works()).toBe(true)
    return { own, works }
  }

  it('when the site is revoked, and so does its key', async () => {
    const { own, works } = await fresh()
    expect(await operate(service, 'embedders', 'revoke', own.id)).toContain('1 sessions ended')
    expect(await works()).toBe(false)
    expect((await askForToken(service, own)).code).toBe(codes.keyUnknown)
  })

  it.each([
    ['company', companyId],
    ['scope', 'departments:read'],
  ])('when the operator refuses its %s, until it is allowed again', async (limit, value) => {
    const { own, works } = await fresh()
    await operate(service, 'embedders', 'refuse', own.id, `--${limit}`, value)
    expect(await works()).toBe(false)
    await operate(service, 'embedders', 'allow', own.id, `--${limit}`, value)
    const { data } = await askForToken(service, own)
    expect((await call(data.token, {}, own)).code).toBe(0)
  })

  it('when the operator refuses its origin', async () => {
    const { own, works } = await fresh()
    await operate(service, 'embedders', 'refuse', own.id, '--origin', own.origin)
    expect(await works()).toBe(false)
    expect((await askForToken(service, own)).code).toBe(codes.originUnknown)
  })

  it('when it is revoked for one person, for whom there are no more', async () => {
    const { own, works } = await fresh()
    const { data: others } = await askForToken(service, own, { person: { id: userIds.administrator } })
    await operate(service, 'embedders', 'revoke', own.id, '--person', accounts.superAdministrator)
    expect(await works()).toBe(false)
    expect((await call(others.token, {}, own)).code).toBe(0)
    expect((await askForToken(service, own)).code).toBe(codes.personRefused)
    await operate(service, 'embedders', 'allow', own.id, '--person', accounts.superAdministrator)
    expect((await askForToken(service, own)).code).toBe(0)
  })

  it('when the account is locked, and its pages are told', async () => {
    const { own, works } = await fresh()
    await operate(service, 'accounts', 'lock', accounts.superAdministrator, '--reason', 'stolen')
    expect(await works()).toBe(false)
    expect((await askForToken(service, own)).code).toBe(codes.notAMember)
    await operate(service, 'accounts', 'unlock', accounts.superAdministrator)
    const told = await db().select().from(userEvents).where(eq(userEvents.target, 'OnSessionEnded'))
    expect(told.length).toBeGreaterThan(0)
  })

  it('when the membership ends', async () => {
    const { own, works } = await fresh()
    const membership = and(
      eq(memberships.companyId, companyId),
      eq(memberships.userId, userIds.superAdministrator),
    )
    const [row] = await db().select().from(memberships).where(membership)
    await db().execute('set session_replication_role = replica')
    await db().delete(memberships).where(membership)
    expect(await works()).toBe(false)
    expect((await askForToken(service, own)).code).toBe(codes.notAMember)
    if (row) await db().insert(memberships).values(row)
    await db().execute('set session_replication_role = origin')
    expect(await works()).toBe(true)
  })
})

it('the documentation lists every scope, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/embed-tokens.md'), 'utf8')
  const listed = page.split('## Scopes')[1]?.match(/`\w+:(?:read|write)`/g) ?? []
  const scopes = new Set(listed.map((scope) => scope.slice(1, -1)))
  expect([...scopes].toSorted()).toEqual([...embedScopes])
})

it('the person sees in their sessions which site uses one', async () => {
  const own = await openDemoSession(service, 'superAdministrator')
  const named = await registerSite(service)
  const { token } = (await askForToken(service, named)).data
  await service.request(workspaceOperations.getPerson, {}, { headers: fromSite(named, token) })
  const { data } = await service.request(securityOperations.listSessions, {}, { as: own.accessToken })
  const sites = data.map(({ embedderName }) => embedderName)
  const [registered] = await db().select().from(embedders).where(eq(embedders.id, named.id))
  expect(sites).toContain(registered?.name)
  expect(data.find(({ isCurrent }) => isCurrent)?.embedderName).toBeNull()
})

it('the documentation lists the features that no token covers', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/embed-tokens.md'), 'utf8')
  const line = /that no token covers.*?: (.*?)\./.exec(page)?.[1] ?? ''
  const listed = [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(listed).toHaveLength(7)
  const contracts: Readonly<Record<string, Readonly<Record<string, ServedOperation>>>> = allContracts
  for (const name of listed) {
    // Turning a second step on and off is a part of its own.
    const operations = contracts[name === 'secondStep' ? 'secondStepSetUp' : (name ?? '')] ?? {}
    expect(new Set(Object.values(operations).map(rules.scopeOf)), name).toEqual(new Set(['never']))
  }
})

describe('across origins', () => {
  const preflight = (origin: string, path: string) =>
    service.app.request(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,dpop',
      },
    })

  it('browsers let a registered site call operations, and nobody ask for tokens', async () => {
    const allowed = await preflight(site.origin, listDepartments.path)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(site.origin)
    expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('dpop')
    const strange = await preflight('https://evil.example', listDepartments.path)
    expect(strange.headers.get('access-control-allow-origin')).toBeNull()
    const issuing = await preflight(site.origin, embeddingOperations.createEmbedToken.path)
    expect(issuing.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('a site uses neither sessions nor what begins one, but may read what is public', async () => {
    const { accessToken } = await openDemoSession(service, 'superAdministrator')
    const wrong = { status: 403, code: errorCodes.originWrong }
    expect(await call(accessToken)).toMatchObject(wrong)
    const headers = { origin: site.origin }
    const begun = await service.request(
      sessionOperations.signIn,
      { query: { isWebClient: true }, body: { userName: 'a', password: 'b', keyId: 'c', devices: [] } },
      { headers },
    )
    expect(begun).toMatchObject(wrong)
    expect((await service.request(sessionOperations.getPublicKey, {}, { headers })).code).toBe(0)
  })
})
