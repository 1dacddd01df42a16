import { directoryPeopleErrors } from '@atrium/contracts/directoryPeople/contract'
import { directoryPeopleOperations } from '@atrium/contracts/directoryPeople/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { directoryLeavers, memberships, messages, users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { newMobile } from '../../testing/newMobile'
import { newUser, openDirectory, patch, type TestDirectory, withPhone } from '../scim/testDirectory'

const { companyId, userIds } = demo
let service: TestService
let directory: TestDirectory
let id = ''
beforeAll(async () => {
  service = await createDemoService()
  directory = await openDirectory(service)
})
afterAll(() => service.close())

const db = () => service.database.connection
const userId = userIds.memberWithoutLicences
const membershipOf = async (of = userId) => {
  const own = and(eq(memberships.companyId, companyId), eq(memberships.userId, of))
  return (await db().select().from(memberships).where(own))[0]
}
const setActive = (value: boolean) =>
  directory.send('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value }))

/** As the super administrator. */
async function list(more: Readonly<Record<string, string>> = {}) {
  const query = { enterPriseId: companyId, directoryId: directory.directoryId, pageIndex: 1, pageSize: 20 }
  const { accessToken } = await openDemoSession(service, 'superAdministrator')
  const options = { as: accessToken, company: companyId }
  const { listDirectoryPeople, listDirectoryLeavers } = directoryPeopleOperations
  const people = await service.request(listDirectoryPeople, { query: { ...query, ...more } }, options)
  const leavers = await service.request(listDirectoryLeavers, { query }, options)
  return { people: people.data, leavers: leavers.data }
}

async function takeBack(from = directory.directoryId, of: readonly string[] = [userId]) {
  const { accessToken } = await openDemoSession(service, 'superAdministrator')
  const body = { enterPriseId: companyId, directoryId: from, userIds: [...of] }
  const options = { as: accessToken, company: companyId }
  return service.request(directoryPeopleOperations.returnDirectoryLeavers, { body }, options)
}

beforeEach(async () => {
  if (id) await directory.send('DELETE', `/Users/${id}`)
  const [open] = await db().select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  await takeBack()
  const created = await directory.send(
    'POST',
    '/Users',
    newUser('wei@acme.example', withPhone(open?.phone ?? '')),
  )
  id = created.body.id
})

it('lists whom a directory describes, by state and search', async () => {
  await directory.send('POST', '/Users', newUser('zhou@acme.example', { displayName: '周舟' }))
  await directory.send('POST', '/Users', newUser('late@acme.example', withPhone(newMobile())))
  const { people } = await list()
  expect(people.list.map(({ userName, state, reason }) => ({ userName, state, reason }))).toEqual(
    expect.arrayContaining([
      { userName: 'wei@acme.example', state: 'member', reason: null },
      { userName: 'zhou@acme.example', state: 'waiting', reason: 'phoneMissing' },
      { userName: 'late@acme.example', state: 'invited', reason: null },
    ]),
  )
  expect((await list({ state: 'waiting' })).people).toMatchObject({
    totalItems: 1,
    list: [{ name: '周舟', phone: '' }],
  })
  expect((await list({ searchCondition: 'ZHOU@' })).people.totalItems).toBe(1)
  expect((await list({ searchCondition: '周' })).people.totalItems).toBe(1)
  expect((await list({ searchCondition: '%' })).people.totalItems).toBe(0)
})

it.each(['deactivated', 'deleted'])('takes back somebody whom a directory %s', async (how) => {
  const before = await membershipOf()
  await (how === 'deleted' ? directory.send('DELETE', `/Users/${id}`) : setActive(false))
  expect(await membershipOf()).toBeUndefined()
  const { leavers } = await list()
  expect(leavers).toMatchObject({ totalItems: 1, list: [{ userId, name: before?.name }] })

  const answer = await takeBack(directory.directoryId, [userId, userIds.member])
  expect(answer.data).toEqual({ returned: [userId], skipped: [userIds.member] })
  expect(await membershipOf()).toMatchObject({ name: before?.name, departmentId: before?.departmentId })
  expect((await list()).leavers.totalItems).toBe(0)
  const told = and(eq(messages.userId, userId), eq(messages.title, '已重新加入企业'))
  expect(await db().$count(messages, told)).toBeGreaterThan(0)
  expect((await takeBack()).code).toBe(directoryPeopleErrors.nobodyReturned)
})

it('keeps them, although the directory goes on calling them inactive', async () => {
  await setActive(false)
  await takeBack()
  const renamed = patch({ op: 'replace', path: 'title', value: '工程师' })
  expect((await directory.send('PATCH', `/Users/${id}`, renamed)).status).toBe(200)
  expect(await membershipOf()).toBeDefined()
  await setActive(true)
  await setActive(false)
  expect(await membershipOf()).toBeUndefined()
})

it('takes nobody back through another directory, after 180 days, or with a closed account', async () => {
  await setActive(false)
  const other = await openDirectory(service)
  const none = directoryPeopleErrors.nobodyReturned
  expect((await takeBack(other.directoryId)).code).toBe(none)

  await db().update(users).set({ lockedAt: service.clock.now() }).where(eq(users.id, userId))
  expect((await takeBack()).code).toBe(none)
  await db().update(users).set({ lockedAt: null }).where(eq(users.id, userId))

  const leftAt = new Date(service.clock.now().getTime() - 180 * 86_400_000 - 1)
  const own = eq(directoryLeavers.userId, userId)
  await db().update(directoryLeavers).set({ leftAt }).where(own)
  expect((await takeBack()).code).toBe(none)
  expect((await list()).leavers.totalItems).toBe(0)
  await db().update(directoryLeavers).set({ leftAt: service.clock.now() }).where(own)
})

it('takes nobody back whose number a colleague has now', async () => {
  await setActive(false)
  const [colleague] = await db()
    .select({ phone: memberships.phone })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userIds.member)))
  const [own] = await db().select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  await db()
    .update(users)
    .set({ phone: colleague?.phone ?? '' })
    .where(eq(users.id, userId))
  expect((await takeBack()).code).toBe(directoryPeopleErrors.nobodyReturned)
  await db()
    .update(users)
    .set({ phone: own?.phone ?? '' })
    .where(eq(users.id, userId))
})
