import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentErrors } from '@atrium/contracts/departments/errorCodes'
import { departmentsOperations as operations } from '@atrium/contracts/departments/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { describe, expect, it } from 'vitest'
import { readAcme, soundSeats } from './testing/readAcme'
import { serveAcme } from './testing/serveAcme'

const service = serveAcme()

const by = (userId: string) => ({ as: { userId }, company: 'acme' })
const list = (userId: string, name?: string) =>
  service().request(operations.listDepartments, { query: { enterpriseId: 'acme', name } }, by(userId))
const add = (userId: string, parentId: string, departmentName: string, level: number) =>
  service().request(
    departmentChangesOperations.addDepartment,
    { body: { enterpriseId: 'acme', parentId, departmentName, level } },
    by(userId),
  )
const edit = (
  userId: string,
  enterpriseDepartmentId: string,
  change: { parentId: string | null; departmentName: string; level: number; formerName?: string },
) =>
  service().request(
    departmentChangesOperations.editDepartment,
    { body: { enterpriseId: 'acme', enterpriseDepartmentId, ...change } },
    by(userId),
  )
const precheck = (userId: string, enterpriseDepartmentId: string) =>
  service().request(
    departmentChangesOperations.precheckDeleteDepartment,
    { query: { enterpriseId: 'acme', enterpriseDepartmentId } },
    by(userId),
  )
const remove = (userId: string, enterpriseDepartmentId: string) =>
  service().request(
    departmentChangesOperations.deleteDepartment,
    { query: { enterpriseId: 'acme', enterpriseDepartmentId } },
    by(userId),
  )

describe('listing departments', () => {
  it('shows the super administrator the whole company, parents first', async () => {
    const { data } = await list('sonia')
    expect(data).toHaveLength(8)
    expect(data[0]).toEqual({
      enterpriseDepartmentId: 'top',
      departmentName: '总公司',
      parentId: null,
      level: 1,
      isManageable: true,
      memberCount: 7,
    })
    const seen = new Set<string | null>([null])
    for (const row of data) {
      expect(seen).toContain(row.parentId)
      seen.add(row.enterpriseDepartmentId)
    }
  })

  it('shows a sub-administrator their subtree, whose top has no parent and can’t be changed', async () => {
    const { data } = await list('dora')
    expect(data.map((row) => row.enterpriseDepartmentId)).toEqual(['design', 'office', 'l4', 'l5', 'l6'])
    expect(data[0]).toMatchObject({ parentId: null, level: 2, isManageable: false, memberCount: 3 })
    expect(data[1]).toMatchObject({ parentId: 'design', isManageable: true, memberCount: 1 })
  })

  it('finds departments by name anywhere, with the path to them', async () => {
    const { data } = await list('sonia', '构')
    expect(data.map((row) => row.enterpriseDepartmentId)).toEqual(['top', 'design', 'office'])
    expect((await list('sonia', '%')).data).toEqual([])
    expect((await list('dora', '门店')).data).toEqual([])
  })

  it('shows a member and a stranger nothing', async () => {
    expect((await list('ann')).code).toBe(errorCodes.forbidden)
    expect((await list('nina')).code).toBe(errorCodes.forbidden)
  })
})

describe('adding a department', () => {
  it('derives the level from the parent’s', async () => {
    const { data } = await add('sonia', 'sales', '  华东区 ', 3)
    expect(data).toMatchObject({ departmentName: '华东区', parentId: 'sales', level: 3, isManageable: true })
    expect((await list('sonia')).data).toHaveLength(9)
  })

  it('refuses a level that no longer matches, a seventh level and a taken name', async () => {
    expect((await add('sonia', 'sales', '华东区', 2)).code).toBe(departmentErrors.changedMeanwhile)
    const deep = await add('sonia', 'l6', '七级', 7)
    expect(deep.envelope).toMatchObject({
      error_code: departmentErrors.tooDeep,
      error_msg: '当前部门层级已达到6级，无法新增！',
    })
    expect((await add('sonia', 'top', '销售部', 2)).code).toBe(departmentErrors.nameTaken)
    expect((await add('sonia', 'sales', '设计部', 3)).code).toBe(0)
  })

  it('rejects a parent outside of the scope or the company', async () => {
    expect((await add('dora', 'design', '方案室', 3)).code).toBe(0)
    expect((await add('dora', 'sales', '方案室', 3)).status).toBe(404)
    expect((await add('dora', 'top', '方案室', 2)).status).toBe(404)
    expect((await add('sonia', 'beta-top', '方案室', 2)).status).toBe(404)
  })
})

describe('renaming a department', () => {
  it('refuses a sibling’s name and reports a change in between', async () => {
    const office = { parentId: 'design', level: 3 }
    expect((await edit('sonia', 'office', { ...office, departmentName: '一室' })).code).toBe(0)
    expect((await readAcme(service().database)).nameOf('office')).toBe('一室')
    const late = await edit('sonia', 'office', { ...office, departmentName: '二室', formerName: '结构室' })
    expect(late.code).toBe(departmentErrors.changedMeanwhile)
    const moved = await edit('sonia', 'office', { parentId: 'sales', level: 3, departmentName: '二室' })
    expect(moved.code).toBe(departmentErrors.changedMeanwhile)
    const taken = await edit('sonia', 'sales', { parentId: 'top', level: 2, departmentName: '设计部' })
    expect(taken.code).toBe(departmentErrors.nameTaken)
  })

  it('accepts a long name only to restore the former one', async () => {
    const long = '华东区域建筑工程设计研究院'.repeat(4)
    await service().database.connection.execute(`update departments set name = '${long}' where id = 'top'`)
    const top = { parentId: null, level: 1 }
    expect((await edit('sonia', 'top', { ...top, departmentName: `${long}甲` })).code).toBe(
      errorCodes.invalid,
    )
    expect((await edit('sonia', 'top', { ...top, departmentName: '集团' })).code).toBe(0)
    const undone = await edit('sonia', 'top', { ...top, departmentName: long, formerName: '集团' })
    expect(undone.code).toBe(0)
    expect((await readAcme(service().database)).nameOf('top')).toBe(long)
    const office = { parentId: 'design', level: 3, departmentName: long }
    expect((await edit('sonia', 'office', office)).code).toBe(errorCodes.invalid)
  })

  it('is allowed for the company’s top, but not for the top of a scope', async () => {
    const top = { parentId: null, level: 1, departmentName: '集团' }
    expect((await edit('sonia', 'top', top)).code).toBe(0)
    const design = { parentId: null, level: 2, departmentName: '设计院' }
    expect((await edit('dora', 'design', design)).status).toBe(403)
    expect((await edit('dora', 'top', top)).status).toBe(404)
    const office = { parentId: 'design', level: 3, departmentName: '一室' }
    expect((await edit('dora', 'office', office)).code).toBe(0)
  })
})

describe('deleting a department', () => {
  it('refuses the top, one with children, and one with administrators', async () => {
    for (const call of [precheck, remove]) {
      expect((await call('sonia', 'top')).envelope?.error_msg).toBe('顶级部门不允许删除！')
      expect((await call('sonia', 'design')).envelope?.error_msg).toBe('部门下有子部门，不允许删除')
      expect((await call('dora', 'design')).code).toBe(departmentErrors.topLevel)
      expect((await call('dora', 'sales')).status).toBe(404)
    }
    expect((await precheck('sonia', 'store')).data).toEqual({
      typeNum: 2,
      showMessage: '该部门下有管理员不允许删除，请先删除该部门的管理员!',
    })
    expect((await remove('sonia', 'store')).code).toBe(departmentErrors.hasAdministrators)
  })

  it('answers 3 when one of its members administers another department', async () => {
    const added = (await add('sonia', 'top', '后勤部', 2)).data.enterpriseDepartmentId
    await service().database.connection.execute(
      `update memberships set department_id = '${added}' where user_id = 'eve'`,
    )
    expect((await precheck('sonia', added)).data.typeNum).toBe(3)
    expect((await remove('sonia', added)).code).toBe(departmentErrors.hasAdministrators)
  })

  it('moves members and seats to the parent and recovers its licences', async () => {
    for (const id of ['l6', 'l5', 'l4']) {
      expect((await precheck('sonia', id)).data).toEqual({ typeNum: 0, showMessage: '' })
      expect((await remove('sonia', id)).code).toBe(0)
    }
    expect((await precheck('dora', 'office')).data.typeNum).toBe(1)
    expect((await remove('dora', 'office')).code).toBe(0)

    const acme = await readAcme(service().database)
    expect(acme.departmentIds).toEqual(['design', 'sales', 'store', 'top'])
    expect(acme.departmentOf('bob')).toBe('design')
    expect(acme.quantityOf('draw', 'design')).toBe(7)
    // Bob keeps the seat from above and loses the department's own.
    expect(acme.grantIds).toEqual(['calc-bob', 'draw-ann', 'draw-cat'])
    expect(acme.seats).toEqual(soundSeats)
  })

  it('succeeds only once', async () => {
    expect((await remove('sonia', 'l6')).code).toBe(0)
    expect((await remove('sonia', 'l6')).status).toBe(404)
    expect((await add('sonia', 'l6', '新部门', 7)).status).toBe(404)
  })
})
