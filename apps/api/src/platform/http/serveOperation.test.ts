import { contract, id } from '@atrium/contracts/wire/contract'
import { companyHeader } from '@atrium/contracts/wire/headers'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { implement } from '../../ports/implement'
import { auditRows, companies, departments, memberships, users } from '../../tables'
import { createTestService, type TestService } from '../../testing/createTestService'
import { Refusal } from '../refusal/Refusal'

const toys = contract({
  open: { method: 'GET', path: '/api/toys/open', summary: '', access: 'public', response: v.literal(true) },
  look: { method: 'GET', path: '/api/toys/look', summary: '', access: 'public', response: v.boolean() },
  lookAround: {
    method: 'GET',
    path: '/api/toys/lookAround',
    summary: '',
    access: 'public',
    response: v.boolean(),
  },
  say: {
    method: 'POST',
    path: '/api/toys/say',
    summary: '',
    access: 'public',
    body: v.object({ text: v.string() }),
    response: v.literal(true),
  },
  rename: {
    method: 'PATCH',
    path: '/api/toys/rename/{toyId}',
    summary: '',
    access: 'administrator',
    params: v.object({ toyId: id }),
    body: v.object({ enterpriseId: id, name: v.pipe(v.string(), v.maxLength(5)) }),
    response: v.object({ scope: v.nullable(v.array(v.string())) }),
  },
  own: {
    method: 'GET',
    path: '/api/toys/own',
    summary: '',
    access: 'administrator',
    owner: 'personOrCompany',
    query: v.object({ enterpriseId: v.optional(id) }),
    response: v.object({ kind: v.string(), id: v.string() }),
  },
})

const now = new Date('2026-01-01T00:00:00Z')
let service: TestService

const routes = implement(toys, {
  open: async () => true,
  say: { unmanaged: async () => true },
  look: async ({ ports }) => 'database' in ports,
  lookAround: { unmanaged: async ({ ports }) => 'database' in ports },
  rename: async ({ db, audit, body, params, company }) => {
    await db.insert(companies).values({ id: params.toyId, name: body.name, account: '', createdAt: now })
    audit({ toyId: params.toyId, after: body.name })
    if (body.name === 'no') throw new Refusal({ code: 52999, chinese: '不行', english: 'No' })
    if (body.name === 'oops') throw new Error('secret')
    return { scope: company.departmentPaths?.slice() ?? null }
  },
  own: async ({ owner }) => ({
    kind: owner.kind,
    id: owner.kind === 'person' ? owner.userId : owner.companyId,
  }),
})

beforeAll(async () => {
  service = await createTestService({ routes })
  const { connection } = service.database
  const person = { phone: '', passwordHash: '', createdAt: now }
  await connection.insert(users).values([
    { id: 'boss', account: 'boss', ...person },
    { id: 'plain', account: 'plain', ...person },
  ])
  await connection.insert(companies).values({ id: 'c1', name: 'c1', account: 'c1', createdAt: now })
  const top = { companyId: 'c1', id: 'd1', name: 'top', level: 1, path: 'd1/', createdAt: now }
  await connection.insert(departments).values(top)
  const member = { companyId: 'c1', departmentId: 'd1', joinedAt: now }
  await connection.insert(memberships).values([
    { ...member, userId: 'boss', phone: '1', name: 'boss', role: 'superAdministrator' },
    { ...member, userId: 'plain', phone: '2', name: 'plain', role: 'member' },
  ])
})
afterAll(() => service.close())

const rename = (toyId: string, name: string, userId = 'boss', enterpriseId = 'c1') =>
  service.request(
    toys.rename,
    { params: { toyId }, body: { enterpriseId, name } },
    { as: { userId }, company: 'c1' },
  )

describe('serveOperation', () => {
  it('answers anyone on a public operation', async () => {
    expect((await service.request(toys.open, {})).data).toBe(true)
  })

  it('keeps the database from a handler that has a connection already', async () => {
    expect((await service.request(toys.look, {})).data).toBe(false)
    expect((await service.request(toys.lookAround, {})).data).toBe(true)
  })

  it('writes the change and its one audit row', async () => {
    expect((await rename('t1', 'ball')).data).toEqual({ scope: null })
    expect(await service.database.connection.select().from(auditRows)).toEqual([
      {
        companyId: 'c1',
        id: 1,
        at: service.clock.now(),
        actorId: 'boss',
        sessionId: 'test-session',
        operation: 'rename',
        subject: { toyId: 't1', after: 'ball' },
        position: 1,
        previous: '',
        hash: expect.any(String),
        sealed: expect.any(String),
        subjectSalt: expect.any(String),
        caller: expect.any(String),
      },
    ])
  })

  it('refuses in the caller’s language', async () => {
    const body = { enterpriseId: 'c1', name: 'no' }
    const send = (language: string) =>
      service.request(
        toys.rename,
        { params: { toyId: 't2' }, body },
        { as: { userId: 'boss' }, company: 'c1', headers: { 'accept-language': language } },
      )
    expect((await send('en')).envelope).toMatchObject({ error_msg: 'No', errorMessages: ['No'] })
    expect((await send('zh-CN')).envelope).toMatchObject({ error_msg: '不行' })
    const nobody = await service.request(
      toys.rename,
      { params: { toyId: 't' }, body },
      { headers: { 'accept-language': 'en' } },
    )
    expect(nobody.envelope).toMatchObject({ error_msg: wireRefusals.unauthenticated.english })
  })

  it('leaves nothing behind after a refusal or an error, and reveals no detail of the error', async () => {
    const count = () => service.database.connection.$count(companies)
    const before = await count()
    const refusal = await rename('t2', 'no')
    expect(refusal).toMatchObject({ status: 200, code: 52999 })
    const failure = await rename('t3', 'oops')
    expect(failure.status).toBe(500)
    expect(JSON.stringify(failure.envelope)).not.toContain('secret')
    expect(await count()).toBe(before)
  })

  it('refuses anonymous, ended, too low, foreign and contradictory callers', async () => {
    const body = { enterpriseId: 'c1', name: 'x' }
    const nobody = await service.request(toys.rename, { params: { toyId: 't' }, body })
    expect(nobody).toMatchObject({ status: 401, code: 40100 })
    const lower = await rename('t', 'x', 'plain')
    expect(lower).toMatchObject({ status: 403, code: 40300 })
    const unknown = await service.request(
      toys.rename,
      { params: { toyId: 't' }, body: { enterpriseId: 'nowhere', name: 'x' } },
      { as: { userId: 'boss' } },
    )
    expect(unknown.envelope).toEqual(lower.envelope)
    expect((await rename('t', 'x', 'boss', 'c2')).envelope).toEqual(lower.envelope)
  })

  it('treats a call without a company as the caller’s own, if that is allowed', async () => {
    const own = (userId: string, company?: string, enterpriseId?: string) =>
      service.request(toys.own, { query: { enterpriseId } }, { as: { userId }, ...(company && { company }) })
    expect((await own('plain')).data).toEqual({ kind: 'person', id: 'plain' })
    expect((await own('boss')).data).toEqual({ kind: 'person', id: 'boss' })
    expect((await own('boss', 'c1')).data).toEqual({ kind: 'company', id: 'c1' })
    expect((await own('boss', undefined, 'c1')).data).toEqual({ kind: 'company', id: 'c1' })
    for (const refused of [
      own('plain', 'c1'),
      own('boss', 'c2'),
      own('boss', 'c1', 'c2'),
      own('boss', 'boss'),
    ])
      expect(await refused).toMatchObject({ status: 403, code: 40300 })
    expect((await service.request(toys.own, { query: {} })).status).toBe(401)
    const body = { enterpriseId: 'c1', name: 'x' }
    const { path } = toys.rename
    const unnamed = await service.app.request(path.replace('{toyId}', 't'), {
      method: 'PATCH',
      body: JSON.stringify({ ...body, enterpriseId: undefined }),
      headers: { 'content-type': 'application/json', authorization: 'Bearer test.boss.s' },
    })
    expect(unnamed.status).toBe(400)
  })

  it('logs each forbidden request', async () => {
    const before = service.logged.length
    await rename('t', 'x', 'plain')
    expect(service.logged.slice(before)).toEqual([
      { level: 'warning', event: 'forbidden', operation: 'rename', userId: 'plain', address: '' },
    ])
    await rename('t', 'wrong')
    expect(service.logged.slice(before)).toHaveLength(1)
  })

  it('names the wrong field', async () => {
    const answer = await rename('t', 'much too long')
    expect(answer.status).toBe(400)
    expect(answer.envelope?.issues).toEqual([
      { path: 'body.name', message: 'must have a length of at most 5' },
    ])
  })

  it('accepts only JSON of at most 1 MB', async () => {
    const send = (body: string, type = 'application/json') =>
      service.app.request('/api/toys/rename/t', {
        method: 'PATCH',
        body,
        headers: { 'content-type': type, authorization: 'Bearer test.boss.s', [companyHeader]: 'c1' },
      })
    expect((await send('{')).status).toBe(400)
    expect((await send('{}', 'text/plain')).status).toBe(415)
    expect((await send(`"${'x'.repeat(1024 * 1024)}"`)).status).toBe(413)
  })

  it('accepts at most 16 kB from anonymous callers', async () => {
    const say = (length: number) => service.request(toys.say, { body: { text: 'x'.repeat(length) } })
    expect((await say(16_000)).data).toBe(true)
    expect((await say(17_000)).status).toBe(413)
  })

  it('answers an unknown path with an envelope', async () => {
    const response = await service.app.request('/api/nothing', { method: 'POST' })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error_code: 40400 })
  })
})
