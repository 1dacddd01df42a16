import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { directoryPeople, grants, memberships, seatHoldings } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { newMobile } from '../../testing/newMobile'
import { newGroup, newUser, openDirectory, patch, type TestDirectory, withPhone } from './testDirectory'

const { companyId, userIds, mainIds } = demo
let service: TestService
let directory: TestDirectory
beforeAll(async () => {
  service = await createDemoService()
  directory = await openDirectory(service)
})
afterAll(() => service.close())
const db = () => service.database.connection

describe('an ETag', () => {
  it('lets one of two simultaneous changes through', async () => {
    const created = await directory.send('POST', '/Users', newUser('etag'))
    const version = created.headers.get('etag') ?? ''
    expect(version).toBe(created.body.meta.version)
    const put = (title: string) =>
      directory.send('PUT', `/Users/${created.body.id}`, newUser('etag', { title }), { 'if-match': version })
    const answers = await Promise.all([put('A'), put('B'), put('C')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412])
    expect(
      (await directory.send('DELETE', `/Users/${created.body.id}`, undefined, { 'if-match': version }))
        .status,
    ).toBe(412)
    const { body, headers } = await directory.send('GET', `/Users/${created.body.id}`)
    expect(body.title).toBe(answers.find(({ status }) => status === 200)?.body.title)
    const current = headers.get('etag') ?? ''
    const same = await directory.send('GET', `/Users/${created.body.id}`, undefined, {
      'if-none-match': current,
    })
    expect(same).toMatchObject({ status: 304, body: undefined })
    expect(
      (await directory.send('DELETE', `/Users/${created.body.id}`, undefined, { 'if-match': current }))
        .status,
    ).toBe(204)
  })

  it('stays the same if nothing changed, and covers groups', async () => {
    const created = await directory.send('POST', '/Users', newUser('same', { title: 'T' }))
    const again = await directory.send('PUT', `/Users/${created.body.id}`, newUser('same', { title: 'T' }))
    expect(again.headers.get('etag')).toBe(created.headers.get('etag'))
    const group = await directory.send('POST', '/Groups', newGroup('一致部门'))
    const etag = group.headers.get('etag') ?? ''
    const add = patch({ op: 'add', path: 'members', value: [{ value: created.body.id }] })
    const first = await directory.send('PATCH', `/Groups/${group.body.id}`, add, { 'if-match': etag })
    expect(first.status).toBe(200)
    expect(
      (await directory.send('PATCH', `/Groups/${group.body.id}`, add, { 'if-match': etag })).status,
    ).toBe(412)
  })
})

it('creates one of two people with the same userName at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => directory.send('POST', '/Users', newUser('Twice'))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
})

it('invites somebody once whom it names twice at once', async () => {
  const phone = newMobile()
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((name) =>
      directory.send('POST', '/Users', newUser(`phone-${name}`, withPhone(phone))),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const rows = await db().select().from(directoryPeople).where(eq(directoryPeople.phone, phone))
  expect(rows.map(({ hindrance }) => hindrance).sort()).toEqual(['', 'phoneTaken', 'phoneTaken'])
})

it('counts seats right when somebody is deactivated while licences are granted', async () => {
  const own = and(eq(memberships.companyId, companyId), eq(memberships.userId, userIds.memberWithoutLicences))
  const [member] = await db().select().from(memberships).where(own)
  const { body } = await directory.send('POST', '/Users', newUser('racer', withPhone(member?.phone ?? '')))
  const { accessToken } = await openDemoSession(service, 'superAdministrator')
  const set = (active: boolean) =>
    directory.send('PATCH', `/Users/${body.id}`, patch({ op: 'replace', path: 'active', value: active }))
  const grant = () =>
    service.request(
      authorisationOperations.grantLicences,
      {
        body: {
          enterPriseId: companyId,
          mainId: mainIds.architecture,
          userIds: [userIds.memberWithoutLicences],
        },
      },
      { as: accessToken, company: companyId },
    )
  for (let round = 0; round < 4; round++) {
    await Promise.all([grant(), set(false), grant()])
    await Promise.all([set(true), grant()])
  }
  await set(false)
  const held = and(eq(grants.companyId, companyId), eq(grants.userId, userIds.memberWithoutLicences))
  expect(await db().$count(grants, held)).toBe(0)
  for (const { mainId, departmentId, used } of await db()
    .select()
    .from(seatHoldings)
    .where(eq(seatHoldings.companyId, companyId))) {
    const there = and(
      eq(grants.companyId, companyId),
      eq(grants.mainId, mainId),
      eq(grants.departmentId, departmentId),
    )
    expect([mainId, departmentId, used]).toEqual([mainId, departmentId, await db().$count(grants, there)])
  }
})

describe('a bulk', () => {
  const bulk = (Operations: readonly unknown[], more: object = {}) =>
    directory.send('POST', '/Bulk', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
      ...more,
      Operations,
    })
  const user = (bulkId: string, userName = bulkId) => ({
    method: 'POST',
    path: '/Users',
    bulkId,
    data: newUser(userName),
  })

  it('resolves references forwards and backwards', async () => {
    const members = [{ value: 'bulkId:b1' }, { value: 'bulkId:b2' }]
    const answer = await bulk([
      { method: 'POST', path: '/Groups', bulkId: 'g', data: newGroup('批量部门', { members }) },
      user('b1'),
      user('b2'),
      { method: 'PATCH', path: '/Users/bulkId:b1', data: patch({ op: 'add', path: 'title', value: 'T' }) },
    ])
    expect(answer.body.Operations.map(({ status }: { status: string }) => status)).toEqual([
      '201',
      '201',
      '201',
      '200',
    ])
    const [group] = answer.body.Operations
    const { body } = await directory.send('GET', new URL(group.location).pathname.replace('/scim/v2', ''))
    expect(body.members).toHaveLength(2)
  })

  it('reports each failure, and stops at the limit', async () => {
    const answer = await bulk([user('c1'), user('c2', 'c1'), user('c3', 'c1'), user('c4')], {
      failOnErrors: 2,
    })
    expect(answer.body.Operations.map(({ status }: { status: string }) => status)).toEqual([
      '201',
      '409',
      '409',
    ])
    expect(answer.body.Operations[1].response).toMatchObject({ scimType: 'uniqueness' })
    expect((await directory.send('GET', '/Users?filter=userName%20eq%20%22c4%22')).body.totalResults).toBe(0)
  })

  it('refuses circles, unknown references and too many operations', async () => {
    const circle = (bulkId: string, to: string) => ({
      ...{ method: 'POST', path: '/Groups', bulkId },
      data: newGroup(`环${bulkId}`, { members: [{ value: `bulkId:${to}` }] }),
    })
    const answer = await bulk([circle('x', 'y'), circle('y', 'x'), circle('z', 'nothing')])
    expect(answer.body.Operations.map(({ status }: { status: string }) => status)).toEqual([
      '409',
      '409',
      '409',
    ])
    const many = await bulk(Array.from({ length: 1001 }, (_, n) => user(`m${n}`)))
    expect(many).toMatchObject({ status: 413, body: { scimType: 'tooMany' } })
    expect((await bulk([{ method: 'GET', path: '/Users' }])).body.Operations[0].status).toBe('400')
  })
})
