import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentErrors } from '@atrium/contracts/departments/errorCodes'
import { handoverOperations } from '@atrium/contracts/departments/handover/policy'
import { departmentsOperations as operations } from '@atrium/contracts/departments/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { spellingOf } from '../../platform/spelling/spellingOf'
import { memberships, messages, userEvents } from '../../tables'
import { openSession } from '../../testing/openSession'
import { readAcme, soundSeats } from './testing/readAcme'
import { serveAcme } from './testing/serveAcme'

const service = serveAcme()

const by = (userId: string) => ({ as: { userId }, company: 'acme' })
const list = (
  userId: string,
  enterpriseDepartmentId: string | undefined,
  {
    pageIndex = 0,
    pageSize = 20,
    searchCondition,
    isOrderDesc,
    kind,
  }: Partial<Record<'pageIndex' | 'pageSize', number>> & {
    searchCondition?: string
    isOrderDesc?: boolean
    kind?: 'unlicensed' | 'administrators'
  } = {},
) =>
  service().request(
    operations.listMembers,
    {
      query: {
        enterPriseId: 'acme',
        enterpriseDepartmentId,
        pageIndex,
        pageSize,
        searchCondition,
        isOrderDesc,
        kind,
      },
    },
    by(userId),
  )
const idsOf = (answer: Awaited<ReturnType<typeof list>>) => answer.data.list.map((row) => row.userId)
const rename = (
  userId: string,
  row: { phone: string; realName: string; enterpriseDepartmentId: string; formerName?: string },
) =>
  service().request(
    departmentChangesOperations.updateMembers,
    { body: { enterpriseId: 'acme', list: [row] } },
    by(userId),
  )
const precheckMove = (
  userId: string,
  to: string,
  list: { enterpriseDepartmentId: string; userId: string }[],
) =>
  service().request(
    departmentChangesOperations.precheckMoveMembers,
    { body: { enterPriseId: 'acme', editEnterpriseDepartmentId: to, list } },
    by(userId),
  )
const move = (userId: string, to: string, userIds: string[]) =>
  service().request(
    departmentChangesOperations.moveMembers,
    { body: { enterPriseId: 'acme', editEnterpriseDepartmentId: to, userIds } },
    by(userId),
  )
const transfer = (userId: string, newAdminUserId: string) =>
  service().request(
    handoverOperations.changeAdministrator,
    { body: { enterPriseId: 'acme', newAdminUserId } },
    by(userId),
  )

async function auditedChanges() {
  const { rows } = (await service().database.connection.execute(
    "select operation, actor_id, subject from audit_rows where company_id = 'acme'",
  )) as { rows: unknown[] }
  return rows
}

async function remove(userId: string, userIds: string[], passportOf = userId) {
  const session = await openSession(service().ports, userId, service().clock.now())
  const passport =
    passportOf === userId ? session : await openSession(service().ports, passportOf, service().clock.now())
  return service().request(
    departmentChangesOperations.deleteMembers,
    { body: { enterPriseId: 'acme', userIds, passportToken: passport?.passportToken ?? '' } },
    { as: session?.accessToken ?? '', company: 'acme' },
  )
}

describe('listing members', () => {
  it('shows a department and all below it, newest first, with full paths', async () => {
    const answer = await list('sonia', 'design')
    expect(answer.data.totalItems).toBe(3)
    expect(idsOf(answer)).toEqual(['dora', 'ann', 'bob'])
    expect(answer.data.list[2]).toEqual({
      userId: 'bob',
      realName: 'bob',
      phone: '13900000005',
      department: '总公司/设计部/结构室',
      enterpriseDepartmentId: 'office',
      addedAt: '2026-03-02T00:56:00.000Z',
      isAdministrator: false,
      picture: null,
      hasGrantCount: 2,
    })
  })

  it('lists one kind, and counts every kind of the department', async () => {
    const answer = await list('sonia', 'design', { kind: 'administrators', searchCondition: 'dora' })
    expect(idsOf(answer)).toEqual(['dora'])
    expect(answer.data.counts).toEqual({ unlicensed: 1, administrators: 1 })
    expect(idsOf(await list('sonia', 'design', { kind: 'unlicensed' }))).toEqual(['dora'])
  })

  it('starts at the topmost visible department', async () => {
    expect((await list('sonia', undefined)).data).toEqual((await list('sonia', 'top')).data)
    expect((await list('dora', undefined)).data).toEqual((await list('dora', 'design')).data)
  })

  it('shows the earliest members first on request', async () => {
    expect(idsOf(await list('sonia', 'design', { isOrderDesc: false }))).toEqual(['bob', 'ann', 'dora'])
  })

  it('numbers pages from 0, and keeps the total beyond the last one', async () => {
    const pages = [0, 1, 2].map((pageIndex) => list('sonia', 'top', { pageIndex, pageSize: 3 }))
    expect((await Promise.all(pages)).flatMap(idsOf)).toEqual([
      'sonia',
      'tom',
      'dora',
      'ann',
      'bob',
      'cat',
      'eve',
    ])
    expect((await list('sonia', 'top', { pageIndex: 9 })).data).toMatchObject({ totalItems: 7, list: [] })
  })

  it('searches phone, name and department, and takes wildcards literally', async () => {
    expect(idsOf(await list('sonia', 'top', { searchCondition: ' 结构 ' }))).toEqual(['bob'])
    expect(idsOf(await list('sonia', 'top', { searchCondition: '0000000 6'.replace(' ', '') }))).toEqual([
      'cat',
    ])
    expect(idsOf(await list('sonia', 'top', { searchCondition: 'ANN' }))).toEqual(['ann'])
    expect((await list('sonia', 'top', { searchCondition: 'ANN', pageIndex: 9 })).data).toMatchObject({
      totalItems: 1,
      list: [],
    })
    expect((await list('sonia', 'top', { searchCondition: '_' })).data.totalItems).toBe(0)
    await service()
      .database.connection.update(memberships)
      .set({ spelling: spellingOf('王小明', 'person') })
      .where(eq(memberships.userId, 'bob'))
    expect(idsOf(await list('sonia', 'top', { searchCondition: 'xiaom' }))).toEqual(['bob'])
  })

  it('stays within the scope', async () => {
    expect((await list('dora', 'design')).data.totalItems).toBe(3)
    expect((await list('dora', 'top')).status).toBe(404)
    expect((await list('dora', 'sales')).status).toBe(404)
    expect((await list('sonia', 'beta-top')).status).toBe(404)
  })
})

describe('renaming members', () => {
  const bob = { phone: '13900000005', realName: '鲍勃', enterpriseDepartmentId: 'office' }

  it('changes the name by phone and department', async () => {
    expect((await rename('dora', bob)).code).toBe(0)
    expect((await list('dora', 'office')).data.list[0]?.realName).toBe('鲍勃')
  })

  it('refuses a phone named twice', async () => {
    const answer = await service().request(
      departmentChangesOperations.updateMembers,
      { body: { enterpriseId: 'acme', list: [bob, { ...bob, realName: '罗伯特' }] } },
      by('sonia'),
    )
    expect(answer.code).toBe(errorCodes.invalid)
    expect((await list('sonia', 'office')).data.list[0]?.realName).toBe('bob')
  })

  it('identifies one member: no two members of a company have the same phone', async () => {
    const sharing = service().database.connection.execute(
      `update memberships set phone = '${bob.phone}' where user_id = 'ann'`,
    )
    await expect(sharing).rejects.toMatchObject({ cause: { code: '23505' } })
    await service().database.connection.execute(
      `update memberships set phone = '${bob.phone}' where user_id = 'nina'`,
    )
  })

  it('refuses an empty or long name, an outdated view, and members out of scope', async () => {
    expect((await rename('sonia', { ...bob, realName: '  ' })).code).toBe(errorCodes.invalid)
    expect((await rename('sonia', { ...bob, realName: '一二三四五六七八九十一' })).code).toBe(
      errorCodes.invalid,
    )
    expect((await rename('sonia', { ...bob, enterpriseDepartmentId: 'sales' })).code).toBe(
      departmentErrors.changedMeanwhile,
    )
    expect((await rename('sonia', { ...bob, formerName: 'rob' })).code).toBe(
      departmentErrors.changedMeanwhile,
    )
    const cat = { phone: '13900000006', realName: '猫', enterpriseDepartmentId: 'sales' }
    expect((await rename('dora', cat)).status).toBe(404)
  })
})

describe('moving members', () => {
  const bob = { userId: 'bob', enterpriseDepartmentId: 'office' }

  it('down their path keeps every licence', async () => {
    expect((await precheckMove('dora', 'l4', [bob])).data).toEqual({ typeNum: 0, showMessage: '' })
    expect((await move('dora', 'l4', ['bob'])).code).toBe(0)
    const acme = await readAcme(service().database)
    expect(acme.departmentOf('bob')).toBe('l4')
    expect(acme.grantIds).toContain('draw-bob')
    expect(acme.seats).toEqual(soundSeats)
  })

  it('elsewhere recovers licences of departments that are no longer above them', async () => {
    expect((await precheckMove('sonia', 'sales', [bob])).data.typeNum).toBe(1)
    expect((await move('sonia', 'sales', ['bob'])).code).toBe(0)
    const acme = await readAcme(service().database)
    expect(acme.departmentOf('bob')).toBe('sales')
    expect(acme.grantIds).toEqual(['calc-bob', 'draw-ann', 'draw-cat'])
    expect(acme.seats).toEqual(soundSeats)
  })

  it('skips those who are there already, and refuses when nobody is left', async () => {
    const ann = { userId: 'ann', enterpriseDepartmentId: 'design' }
    expect((await precheckMove('sonia', 'office', [bob])).code).toBe(departmentErrors.nobodyMoves)
    const refused = await move('sonia', 'office', ['bob', 'bob'])
    expect(refused.code).toBe(departmentErrors.nobodyMoves)
    expect(refused.envelope?.error_msg).toContain('所选成员已在该部门，请选择其他部门')
    expect(await auditedChanges()).toEqual([])

    expect((await precheckMove('sonia', 'office', [ann, bob])).data.typeNum).toBe(0)
    expect((await move('sonia', 'office', ['ann', 'bob'])).code).toBe(0)
    expect((await readAcme(service().database)).departmentOf('ann')).toBe('office')
    expect(await auditedChanges()).toMatchObject([
      { subject: { before: [{ userId: 'ann', departmentId: 'design' }], after: { departmentId: 'office' } } },
    ])
  })

  it('refuses administrators, naming their kind', async () => {
    const ann = { userId: 'ann', enterpriseDepartmentId: 'design' }
    const dora = { userId: 'dora', enterpriseDepartmentId: 'design' }
    const sonia = { userId: 'sonia', enterpriseDepartmentId: 'top' }
    expect((await precheckMove('sonia', 'sales', [ann, dora])).data).toEqual({
      typeNum: 2,
      showMessage: '有成员是管理员，不允许移动!',
    })
    expect((await precheckMove('sonia', 'sales', [ann, sonia])).data.typeNum).toBe(3)
    expect((await move('sonia', 'sales', ['ann', 'dora'])).code).toBe(
      departmentErrors.membersAreAdministrators,
    )
    expect((await readAcme(service().database)).departmentOf('ann')).toBe('design')
  })

  it('stays within the scope at both ends', async () => {
    expect((await move('dora', 'sales', ['bob'])).status).toBe(404)
    expect((await move('dora', 'office', ['cat'])).status).toBe(404)
    expect((await move('dora', 'office', ['ann', 'cat'])).status).toBe(404)
    expect((await readAcme(service().database)).departmentOf('ann')).toBe('design')
    expect((await move('sonia', 'beta-top', ['ann'])).status).toBe(404)
    expect((await move('sonia', 'office', ['nina'])).status).toBe(404)
  })

  it('reports that a member has been moved meanwhile', async () => {
    await move('sonia', 'sales', ['bob'])
    expect((await precheckMove('sonia', 'top', [bob])).code).toBe(departmentErrors.changedMeanwhile)
  })
})

describe('deleting members', () => {
  it('recovers their licences', async () => {
    expect((await remove('sonia', ['bob', 'cat', 'bob'])).code).toBe(0)
    const acme = await readAcme(service().database)
    expect(acme.departmentOf('bob')).toBeUndefined()
    expect(acme.grantIds).toEqual(['draw-ann'])
    expect(acme.seats).toEqual(soundSeats)
  })

  it('notifies the deleted members and their open pages', async () => {
    await remove('sonia', ['bob', 'cat'])
    const { connection } = service().database
    const events = await connection.select().from(userEvents).where(eq(userEvents.target, 'OnMenusChanged'))
    expect(events.map(({ userId }) => userId).sort()).toEqual(['bob', 'cat'])
    const sent = await connection.select({ title: messages.title }).from(messages)
    expect(sent).toEqual([{ title: '已离开企业' }, { title: '已离开企业' }])
  })

  it('is refused for oneself and the super administrator, and for administrators to a sub-administrator', async () => {
    expect((await remove('sonia', ['sonia'])).code).toBe(departmentErrors.deletesSuperAdministrator)
    expect((await remove('dora', ['ann', 'dora'])).code).toBe(departmentErrors.deletesSelf)
    expect((await remove('dora', ['cat'])).status).toBe(404)
    expect((await remove('dora', ['sonia'])).status).toBe(404)
    expect((await readAcme(service().database)).roleOf('ann')).toBe('member')
    await service().database.connection.execute(
      "update memberships set department_id = 'design' where user_id = 'eve'",
    )
    expect((await remove('dora', ['eve'])).code).toBe(departmentErrors.deletesAdministrator)
    expect((await remove('sonia', ['eve'])).code).toBe(0)
    expect((await readAcme(service().database)).roleOf('eve')).toBeUndefined()
  })

  it('names the members who block it, so that it can be repeated without them', async () => {
    const preview = (userIds: string[]) =>
      service().request(
        departmentChangesOperations.previewDeleteMembers,
        { body: { enterPriseId: 'acme', userIds } },
        by('sonia'),
      )
    const { data } = await preview(['sonia', 'ann', 'dora'])
    expect(data.blockers).toEqual([
      { reason: 'superAdministrator', names: ['sonia'], count: 1, ids: ['sonia'] },
    ])
    expect((await preview(['ann', 'dora'])).data.blockers).toEqual([])
    const moved = await service().request(
      departmentChangesOperations.previewMoveMembers,
      {
        body: {
          enterPriseId: 'acme',
          editEnterpriseDepartmentId: 'store',
          userIds: ['sonia', 'dora', 'ann'],
        },
      },
      by('sonia'),
    )
    expect(moved.data.blockers.flatMap(({ ids }) => ids)).toEqual(['dora', 'sonia'])
  })

  it('requires the passport of the calling session', async () => {
    expect((await remove('sonia', ['bob'], 'dora')).code).toBe(departmentErrors.passportRefused)
    const forged = await service().request(
      departmentChangesOperations.deleteMembers,
      { body: { enterPriseId: 'acme', userIds: ['bob'], passportToken: 'nothing' } },
      by('sonia'),
    )
    expect(forged.code).toBe(departmentErrors.passportRefused)
    expect((await readAcme(service().database)).departmentOf('bob')).toBe('office')
  })
})

describe('handing the company over', () => {
  it('makes the member super administrator and the caller an ordinary member', async () => {
    expect((await transfer('sonia', 'dora')).code).toBe(0)
    const acme = await readAcme(service().database)
    expect([acme.roleOf('dora'), acme.roleOf('sonia')]).toEqual(['superAdministrator', 'member'])
    expect((await list('dora', 'top')).data.totalItems).toBe(7)
    expect((await list('sonia', 'top')).code).toBe(errorCodes.forbidden)
    const left = await service().database.connection.execute(
      "select 1 from department_administrators where user_id = 'dora'",
    )
    expect(left).toMatchObject({ rows: [] })
  })

  it('refuses strangers, the caller, sub-administrators as callers, and heads of another company', async () => {
    expect((await transfer('sonia', 'nina')).status).toBe(404)
    expect((await transfer('sonia', 'sonia')).code).toBe(departmentErrors.transfersToSelf)
    expect((await transfer('dora', 'ann')).code).toBe(errorCodes.forbidden)
    await service().database.connection.execute(
      "update memberships set user_id = 'tom' where company_id = 'beta'",
    )
    const leads = await transfer('sonia', 'tom')
    expect(leads.code).toBe(departmentErrors.alreadyAdministrator)
    expect(leads.envelope?.error_msg).toContain('该用户已经是其他企业管理员！')
    expect((await readAcme(service().database)).roleOf('sonia')).toBe('superAdministrator')
  })
})

it('every change writes one audit row with the previous values', async () => {
  await move('sonia', 'sales', ['bob'])
  expect(await auditedChanges()).toEqual([
    {
      operation: 'moveMembers',
      actor_id: 'sonia',
      subject: {
        before: [{ userId: 'bob', departmentId: 'office' }],
        after: { departmentId: 'sales' },
        recovered: [{ grantId: 'draw-bob', mainId: 'draw', departmentId: 'office', userId: 'bob' }],
      },
    },
  ])
})
