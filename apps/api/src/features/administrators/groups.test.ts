import { administratorsErrors as codes } from '@atrium/contracts/administrators/contract'
import { administratorsOperations as calls } from '@atrium/contracts/administrators/policy'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { handoverOperations } from '@atrium/contracts/departments/handover/policy'
import { departmentsOperations } from '@atrium/contracts/departments/policy'
import { pagePaths } from '@atrium/contracts/paths'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { memberships, messages, permissionGroupMembers, userEvents, users } from '../../tables'
import { meanwhile } from '../../testing/hostile/meanwhile'
import { readAcme } from '../departments/testing/readAcme'
import { serveAcme } from '../departments/testing/serveAcme'

const acme = serveAcme()
const company = 'acme'
const sonia = { as: { userId: 'sonia' }, company }
const ann = { as: { userId: 'ann' }, company }

type Group = OperationInput<typeof calls.addGroup>['body']

const plain = (change: Partial<Group> = {}): Group => ({
  enterPriseId: company,
  groupName: '设计组',
  permissions: ['departments'],
  departmentIds: ['design'],
  userIds: ['ann'],
  ...change,
})

const add = (change?: Partial<Group>) => acme().request(calls.addGroup, { body: plain(change) }, sonia)

const edit = (groupId: string, version: number, change?: Partial<Group>) =>
  acme().request(calls.editGroup, { body: { ...plain(change), groupId, version } }, sonia)

const read = async (groupId: string) =>
  (await acme().request(calls.getGroup, { query: { enterPriseId: company, groupId } }, sonia)).data

const roleOf = async (userId: string) => (await readAcme(acme().database)).roleOf(userId)

async function departmentsSeenBy(userId: string) {
  const answer = await acme().request(
    departmentsOperations.listDepartments,
    { query: { enterpriseId: company } },
    { as: { userId }, company },
  )
  return answer.succeeded ? answer.data.map((row) => row.enterpriseDepartmentId) : answer.status
}

/** After every test, the role in a membership must match whether the member is in a group. */
afterEach(async () => {
  const { connection } = acme().database
  const inGroups = new Set(
    (await connection.select().from(permissionGroupMembers)).map(({ userId }) => userId),
  )
  const roles = await connection.select().from(memberships).where(eq(memberships.companyId, company))
  const expected = roles.filter(({ role }) => role !== 'superAdministrator')
  expect(
    expected
      .filter(({ role }) => role === 'administrator')
      .map(({ userId }) => userId)
      .sort(),
  ).toEqual([...inGroups].sort())
})

describe('a group', () => {
  it('makes its members sub-administrators of its departments, for what it permits', async () => {
    expect(await departmentsSeenBy('ann')).toBe(403)
    const { data } = await add()
    expect(await roleOf('ann')).toBe('administrator')
    expect(await departmentsSeenBy('ann')).toEqual(['design', 'office', 'l4', 'l5', 'l6'])
    const licences = await acme().request(
      authorisationOperations.listMembers,
      { query: { enterPriseId: company, pageIndex: 1, pageSize: 10 } },
      ann,
    )
    expect(licences.status).toBe(403)
    expect(await read(data.groupId)).toMatchObject({ groupName: '设计组', version: 1, updatedBy: 'sonia' })
  })

  it('gives another group’s permissions no access to its departments', async () => {
    await add()
    await add({ groupName: '门店授权', permissions: ['authorisation'], departmentIds: ['sales'] })
    expect(await departmentsSeenBy('ann')).not.toContain('sales')
    const { data } = await acme().request(
      authorisationOperations.listMembers,
      { query: { enterPriseId: company, pageIndex: 1, pageSize: 10 } },
      ann,
    )
    expect(data.list.map(({ userId }) => userId).sort()).toEqual(['cat', 'eve'])
  })

  it('changes rights at once, notifies those affected, and writes an audit row', async () => {
    const { groupId } = (await add()).data
    await acme().database.connection.delete(userEvents)
    expect((await edit(groupId, 1, { permissions: ['orders'], userIds: ['ann', 'bob'] })).data).toBe(true)
    expect(await departmentsSeenBy('ann')).toBe(403)
    const events = await acme()
      .database.connection.select()
      .from(userEvents)
      .where(eq(userEvents.target, 'OnMenusChanged'))
    expect(events.map(({ userId }) => userId).sort()).toEqual(['ann', 'bob'])
    const { data: menus } = await acme().request(
      workspaceOperations.getMenus,
      { query: { enterPriseId: company } },
      ann,
    )
    expect(menus.map(({ url }) => url)).not.toContain(pagePaths.memberManagement)
  })

  it('notifies nobody of a new name', async () => {
    const { groupId } = (await add()).data
    await acme().database.connection.delete(userEvents)
    await edit(groupId, 1, { groupName: '设计管理组' })
    expect(await acme().database.connection.$count(userEvents)).toBe(0)
    expect((await read(groupId)).groupName).toBe('设计管理组')
  })

  it('is refused to the second of two editors', async () => {
    const { groupId } = (await add()).data
    await edit(groupId, 1, { groupName: '甲' })
    expect((await edit(groupId, 1, { groupName: '乙' })).code).toBe(codes.changedMeanwhile)
    expect((await read(groupId)).groupName).toBe('甲')
    // Both wanted the same, so there is no conflict.
    expect((await edit(groupId, 1, { groupName: '甲' })).code).toBe(0)
  })

  it('requires a unique name, and departments and members that exist', async () => {
    await add()
    expect((await add()).code).toBe(codes.nameTaken)
    expect((await add({ groupName: '二', departmentIds: ['beta-top'] })).code).toBe(codes.departmentGone)
    expect((await add({ groupName: '二', userIds: ['nina'] })).code).toBe(codes.memberGone)
    expect((await add({ groupName: '二', userIds: ['sonia'] })).code).toBe(codes.holdsEverything)
    expect((await add({ groupName: '二', departmentIds: [] })).status).toBe(400)
    expect((await add({ groupName: '二', permissions: ['administrators'] })).status).toBe(400)
    expect((await add({ groupName: '二', userIds: [] })).code).toBe(0)
  })

  it('when deleted ends its members’ rights, as previewed', async () => {
    const { groupId } = (await add({ userIds: ['ann', 'dora'] })).data
    const query = { enterPriseId: company, groupId }
    const { data: shown } = await acme().request(calls.previewDeleteGroup, { query }, sonia)
    expect(shown.members.map((row) => [row.userId, row.staysAdministrator])).toEqual([
      ['ann', false],
      ['dora', true],
    ])
    expect((await acme().request(calls.deleteGroup, { query }, sonia)).data).toBe(true)
    expect([await roleOf('ann'), await roleOf('dora')]).toEqual(['member', 'administrator'])
    expect((await acme().request(calls.deleteGroup, { query }, sonia)).status).toBe(404)
  })

  it('loses a member who leaves the company, and can’t be saved with them', async () => {
    const { groupId } = (await add({ userIds: [] })).data
    const answer = await meanwhile(
      acme().database,
      company,
      async (db) => {
        await db.execute(`delete from grants where user_id = 'ann'`)
        await db
          .delete(memberships)
          .where(and(eq(memberships.companyId, company), eq(memberships.userId, 'ann')))
      },
      () => edit(groupId, 1),
    )
    expect(answer.code).toBe(codes.memberGone)
  })
})

describe('administrators', () => {
  const list = async (searchCondition?: string) =>
    (
      await acme().request(
        calls.listAdministrators,
        {
          query: {
            enterPriseId: company,
            pageIndex: 1,
            pageSize: 10,
            ...(searchCondition && { searchCondition }),
          },
        },
        sonia,
      )
    ).data

  it('are listed with their departments, the super administrator first', async () => {
    const { totalItems, list: rows } = await list()
    expect(totalItems).toBe(3)
    expect(rows[0]).toMatchObject({ userId: 'sonia', userRole: 'superAdministrator', groups: [] })
    expect(rows.find(({ userId }) => userId === 'dora')).toMatchObject({ departmentNames: ['设计部'] })
    expect((await list('eve')).list.map(({ userId }) => userId)).toEqual(['eve'])
  })

  it('become ordinary members when they are removed', async () => {
    const remove = (userId: string) =>
      acme().request(calls.removeAdministrator, { query: { enterPriseId: company, userId } }, sonia)
    expect((await remove('dora')).data).toBe(true)
    expect(await roleOf('dora')).toBe('member')
    expect(await departmentsSeenBy('dora')).toBe(403)
    expect((await remove('dora')).status).toBe(404)
    expect((await remove('nina')).status).toBe(404)
    expect((await remove('sonia')).code).toBe(codes.isSuperAdministrator)
  })

  it('can be any members except the super administrator', async () => {
    const query = { enterPriseId: company, pageIndex: 1, pageSize: 2 }
    const { data } = await acme().request(calls.listCandidates, { query }, sonia)
    expect(data.totalItems).toBe(6)
    expect(data.list.map(({ userId }) => userId)).toEqual(['tom', 'dora'])
  })
})

describe('a transfer', () => {
  const transfer = (newAdminUserId: string) =>
    acme().request(
      handoverOperations.changeAdministrator,
      { body: { enterPriseId: company, newAdminUserId } },
      sonia,
    )

  it('removes the new one from their groups and notifies both', async () => {
    expect((await transfer('dora')).data).toBe(true)
    expect([await roleOf('sonia'), await roleOf('dora')]).toEqual(['member', 'superAdministrator'])
    const { connection } = acme().database
    const events = await connection.select().from(userEvents).where(eq(userEvents.target, 'OnMenusChanged'))
    expect(events.map(({ userId }) => userId).sort()).toEqual(['dora', 'sonia'])
    const rows = await connection.select().from(messages)
    expect(rows.map(({ userId, title }) => [userId, title]).sort()).toEqual([
      ['dora', '您已成为超级管理员'],
      ['sonia', '管理员权限已移交'],
    ])
    expect((await add()).status).toBe(403)
  })

  it('in between keeps the new super administrator out of a group', async () => {
    const answer = await meanwhile(
      acme().database,
      company,
      async (db) => {
        await db.update(memberships).set({ role: 'member' }).where(eq(memberships.userId, 'sonia'))
        await db.update(memberships).set({ role: 'superAdministrator' }).where(eq(memberships.userId, 'ann'))
      },
      () => add(),
    )
    expect(answer.status).toBe(403)
    expect(await roleOf('ann')).toBe('superAdministrator')
  })

  it('happens once for two simultaneous calls', async () => {
    const answers = await Promise.all([transfer('ann'), transfer('bob')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const supers = (await acme().database.connection.select().from(memberships)).filter(
      (row) => row.companyId === company && row.role === 'superAdministrator',
    )
    expect(supers).toHaveLength(1)
  })
})

it('shows people with their pictures in every list', async () => {
  await acme()
    .database.connection.update(users)
    .set({ headImage: '/files/ann.png' })
    .where(eq(users.id, 'ann'))
  const groupId = (await add()).data.groupId
  const query = { enterPriseId: company, pageIndex: 1, pageSize: 50 }
  const [candidates, administrators, group] = await Promise.all([
    acme().request(calls.listCandidates, { query }, sonia),
    acme().request(calls.listAdministrators, { query }, sonia),
    read(groupId),
  ])
  const pictureIn = (people: readonly { readonly userId: string; readonly picture: string | null }[]) =>
    people.find(({ userId }) => userId === 'ann')?.picture
  const address = `${acme().ports.settings.publicOrigin}/files/ann.png`
  expect(pictureIn(candidates.data.list)).toBe(address)
  expect(pictureIn(administrators.data.list)).toBe(address)
  expect(pictureIn(group.members)).toBe(address)
  expect(administrators.data.list.find(({ userId }) => userId === 'sonia')?.picture).toBeNull()
})
