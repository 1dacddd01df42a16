import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { departments, licenceChecks, memberships, permissionGroupMembers, seatHoldings } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import { newMobile } from '../../testing/newMobile'
import { ownGroupSchema, ownUserSchema } from './attributes'
import { newGroup, newUser, openDirectory, patch, type TestDirectory, withPhone } from './testDirectory'

const { companyId, userIds, accounts, departmentIds, groupIds } = demo
let service: TestService
let directory: TestDirectory
beforeAll(async () => {
  service = await createDemoService()
  directory = await openDirectory(service)
})
afterAll(() => service.close())

const db = () => service.database.connection
let made = 0
const person = async (more: Readonly<Record<string, unknown>> = {}, from = directory): Promise<string> => {
  const answer = await from.send('POST', '/Users', newUser(`person-${++made}`, more))
  expect(answer.status).toBe(201)
  return answer.body.id
}
const group = async (name: string, more: Readonly<Record<string, unknown>> = {}, from = directory) => {
  const answer = await from.send('POST', '/Groups', newGroup(name, more))
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const departmentOf = async (userId: string) => {
  const own = and(eq(memberships.companyId, companyId), eq(memberships.userId, userId))
  return (await db().select().from(memberships).where(own))[0]?.departmentId
}
const findDepartment = async (name: string) =>
  (
    await db()
      .select()
      .from(departments)
      .where(and(eq(departments.companyId, companyId), eq(departments.name, name)))
  )[0]
const adding = (...ids: readonly string[]) =>
  patch({ op: 'add', path: 'members', value: ids.map((value) => ({ value })) })

it('creates departments, also below others, and renames them', async () => {
  const created = await group('海外事业部', { externalId: 'g-1' })
  expect(created).toMatchObject({ externalId: 'g-1', [ownGroupSchema]: { kind: 'department' } })
  expect(await findDepartment('海外事业部')).toMatchObject({ parentId: departmentIds.top, level: 2 })
  const below = await group('东南亚', { [ownGroupSchema]: { parent: created.id } })
  expect(await findDepartment('东南亚')).toMatchObject({ level: 3 })
  const renamed = await directory.send(
    'PATCH',
    `/Groups/${below.id}`,
    patch({ op: 'replace', value: { displayName: '东盟' } }),
  )
  expect(renamed.body).toMatchObject({ displayName: '东盟', [ownGroupSchema]: { parent: created.id } })
  expect(await findDepartment('东盟')).toBeDefined()
  const moved = await directory.send(
    'PUT',
    `/Groups/${below.id}`,
    newGroup('东盟', { [ownGroupSchema]: { parent: `d.${departmentIds.top}` } }),
  )
  expect(moved).toMatchObject({ status: 400, body: { scimType: 'mutability' } })
  const again = await directory.send('POST', '/Groups', newGroup('海外事业部'))
  expect(again).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
  expect((await directory.send('DELETE', `/Groups/${created.id}`)).status).toBe(409)
  expect((await directory.send('DELETE', `/Groups/${below.id}`)).status).toBe(204)
  expect((await directory.send('DELETE', `/Groups/${created.id}`)).status).toBe(204)
  expect(await findDepartment('海外事业部')).toBeUndefined()
})

it('shows no department that people made, until it is linked by its name', async () => {
  const before = await directory.send('GET', '/Groups?count=200')
  const ids = before.body.Resources.map(({ id }: { id: string }) => id)
  expect(ids).not.toContain(`d.${departmentIds.cost}`)
  expect((await directory.send('GET', `/Groups/d.${departmentIds.cost}`)).status).toBe(404)
  expect((await directory.send('DELETE', `/Groups/d.${departmentIds.cost}`)).status).toBe(404)
  const [own] = await db()
    .select()
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.id, departmentIds.architecture)))
  expect(own?.parentId).toBe(departmentIds.top)
  const linked = await group(own?.name ?? '')
  expect(linked.id).toBe(`d.${departmentIds.architecture}`)
  expect(linked.members).toBeUndefined()
  // Only unlinked: its people made it.
  expect((await directory.send('DELETE', `/Groups/${linked.id}`)).status).toBe(204)
  expect(await findDepartment(own?.name ?? '')).toEqual(own)
})

it('moves members at once, and others when they join', async () => {
  const created = await group('市政分院')
  const [member, invited] = [await person(withPhone(accounts.member)), await person(withPhone(newMobile()))]
  const checksBefore = await db().$count(licenceChecks)
  const answer = await directory.send('PATCH', `/Groups/${created.id}`, adding(member, invited))
  expect(answer.body.members.map(({ value }: { value: string }) => value).sort()).toEqual(
    [member, invited].sort(),
  )
  expect(await departmentOf(userIds.member)).toBe(created.id.slice(2))
  expect(await db().$count(licenceChecks)).toBeGreaterThanOrEqual(checksBefore)
  const shown = await directory.send('GET', `/Users/${member}`)
  expect(shown.body.groups).toEqual([expect.objectContaining({ value: created.id, display: '市政分院' })])
  const ofMember = await directory.send(
    'GET',
    `/Groups?filter=${encodeURIComponent(`members.value eq "${member}"`)}`,
  )
  expect(ofMember.body.Resources.map(({ id }: { id: string }) => id)).toEqual([created.id])

  const removed = patch({ op: 'Remove', path: 'members', value: [{ value: member }] })
  await directory.send('PATCH', `/Groups/${created.id}`, removed)
  expect(await departmentOf(userIds.member)).toBe(departmentIds.top)
  const late = await directory.send('PATCH', `/Groups/${created.id}`, removed)
  expect(late.body.members).toHaveLength(1)

  // An administrator deletes the department: the invited person belongs to the one above.
  const { accessToken } = await openDemoSession(service, 'superAdministrator')
  await service.request(
    departmentChangesOperations.deleteDepartment,
    { query: { enterpriseId: companyId, enterpriseDepartmentId: created.id.slice(2) } },
    { as: accessToken, company: companyId },
  )
  expect((await directory.send('GET', `/Groups/${created.id}`)).status).toBe(404)
  expect((await directory.send('GET', `/Users/${invited}`)).body[ownUserSchema].state).toBe('invited')
})

it('refuses to move administrators, unknown people and groups in groups', async () => {
  const created = await group('景观分院')
  const administrator = await person(withPhone(accounts.administrator))
  const refused = await directory.send('PATCH', `/Groups/${created.id}`, adding(administrator))
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('administrators') } })
  const unknown = await directory.send('PATCH', `/Groups/${created.id}`, adding('nobody'))
  expect(unknown).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
  const nested = patch({ op: 'add', path: 'members', value: [{ value: created.id, type: 'Group' }] })
  expect((await directory.send('PATCH', `/Groups/${created.id}`, nested)).status).toBe(400)
  const long = await directory.send('POST', '/Groups', newGroup('长'.repeat(31)))
  expect(long).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
})

it('returns the seats that members can’t use in their new department', async () => {
  const own = await createDemoService()
  const from = await openDirectory(own)
  const member = await person(withPhone(accounts.member), from)
  const used = async () => {
    const rows = await own.database.connection
      .select({ used: seatHoldings.used, departmentId: seatHoldings.departmentId })
      .from(seatHoldings)
      .where(and(eq(seatHoldings.companyId, companyId), eq(seatHoldings.departmentId, departmentIds.tall)))
    return rows.reduce((sum, row) => sum + row.used, 0)
  }
  const before = await used()
  const created = await group('远方分院', {}, from)
  await from.send('PATCH', `/Groups/${created.id}`, adding(member))
  expect(await used()).toBeLessThan(before)
  await own.close()
})

it('changes permission groups only if the super administrator allowed it', async () => {
  const id = `p.${groupIds.purchasing}`
  const member = await person(withPhone('13800000099'))
  expect((await directory.send('GET', `/Groups/${id}`)).body).toMatchObject({
    [ownGroupSchema]: { kind: 'permissionGroup' },
  })
  const linked = (await directory.send('GET', '/Users?filter=userName%20pr&count=200')).body.Resources
  const own = linked.find((one: Record<string, { state?: string }>) => one[ownUserSchema]?.state === 'member')
  expect((await directory.send('PATCH', `/Groups/${id}`, adding(own.id))).status).toBe(403)

  const allowed = await openDirectory(service, { managesGroups: true })
  const first = await person(withPhone(accounts.member), allowed)
  const added = await allowed.send('PATCH', `/Groups/${id}`, adding(first))
  expect(added.status).toBe(200)
  const inGroup = and(
    eq(permissionGroupMembers.companyId, companyId),
    eq(permissionGroupMembers.userId, userIds.member),
  )
  expect(await db().$count(permissionGroupMembers, inGroup)).toBe(1)
  const waiting = await person({}, allowed)
  expect((await allowed.send('PATCH', `/Groups/${id}`, adding(waiting))).status).toBe(400)
  const boss = await person(withPhone(accounts.superAdministrator), allowed)
  expect((await allowed.send('PATCH', `/Groups/${id}`, adding(boss))).status).toBe(409)
  const rename = patch({ op: 'replace', path: 'displayName', value: 'x' })
  expect(await allowed.send('PATCH', `/Groups/${id}`, rename)).toMatchObject({
    status: 400,
    body: { scimType: 'mutability' },
  })
  expect((await allowed.send('DELETE', `/Groups/${id}`)).status).toBe(403)
  await allowed.send('PATCH', `/Groups/${id}`, patch({ op: 'remove', path: `members[value eq "${first}"]` }))
  expect(await db().$count(permissionGroupMembers, inGroup)).toBe(0)
  expect(member).toBeDefined()
})

it('keeps two directories of a company apart', async () => {
  const other = await openDirectory(service)
  const [mine, theirs] = [await group('甲方目录部门'), await group('乙方目录部门', {}, other)]
  expect((await directory.send('GET', `/Groups/${theirs.id}`)).status).toBe(404)
  expect((await other.send('DELETE', `/Groups/${mine.id}`)).status).toBe(404)
  expect((await other.send('POST', '/Groups', newGroup('甲方目录部门'))).status).toBe(409)
  const id = await person()
  expect((await other.send('GET', `/Users/${id}`)).status).toBe(404)
  expect((await other.send('PATCH', `/Groups/${theirs.id}`, adding(id))).status).toBe(400)
})
