import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { recordedOperations } from '@atrium/contracts/history/contract'
import { historyOperations } from '@atrium/contracts/history/policy'
import { effectOf } from '@atrium/contracts/wire/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { allContracts } from '../../contracts'
import { demo } from '../../seed/demo'
import { auditSubjects } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { demoRows } from '../../testing/demo/demoRows'
import { createDemoService, openDemoSession } from '../../testing/demo/demoService'
import type { OpenedSession } from '../../testing/openSession'
import { lookAfter } from '../../testing/servers/lookAfter'
import { writeAuditRow } from '../audit/writeAuditRow'
import { convertHistory } from './convertHistory'

const { companyId, departmentIds, mainIds, userIds } = demo
let service: TestService
let boss: OpenedSession

beforeAll(async () => {
  service = await createDemoService()
  boss = await openDemoSession(service, 'superAdministrator')
  await rename('结构一院')
  await grant()
})
afterAll(() => service.close())

const as = (session: OpenedSession) => ({ as: session.accessToken, company: companyId })

async function rename(departmentName: string) {
  const { parentId, level } = await demoRows(service.database).department(departmentIds.cost)
  const body = {
    enterpriseId: companyId,
    enterpriseDepartmentId: departmentIds.cost,
    parentId,
    level,
    departmentName,
  }
  await service.request(departmentChangesOperations.editDepartment, { body }, as(boss))
}

async function grant() {
  const userId = await demoRows(service.database).memberWithout(mainIds.architecture)
  const body = { enterPriseId: companyId, mainId: mainIds.architecture, userIds: [userId] }
  await service.request(authorisationOperations.grantLicences, { body }, as(boss))
  return userId
}

async function history(more: Record<string, unknown> = {}, session = boss) {
  const query = { enterPriseId: companyId, pageIndex: 1, pageSize: 20, ...more }
  return (await service.request(historyOperations.listHistory, { query }, as(session))).data
}

/** Writes an audit row by the super administrator. */
const write = (operation: string, subject: Record<string, unknown>) =>
  writeAuditRow(service.database.connection, {
    companyId,
    at: service.clock.now(),
    actorId: userIds.superAdministrator,
    sessionId: '',
    operation,
    subject,
    caller: null,
  })

describe('the history', () => {
  it('of the company has the newest change first, with its author', async () => {
    const { list, totalItems } = await history()
    expect(totalItems).toBe(2)
    expect(list[0]).toMatchObject({
      operation: 'grantLicences',
      actor: { kind: 'person' },
      products: { count: 1, list: [{ id: mainIds.architecture }] },
      members: { count: 1 },
    })
    expect(list[1]?.changes).toEqual([expect.objectContaining({ field: 'name', after: '结构一院' })])
  })

  it('of one department, product or member has only its own changes, and its name', async () => {
    const department = await history({ kind: 'department', id: departmentIds.cost })
    expect(department).toMatchObject({ subjectName: '结构一院', list: [{ operation: 'editDepartment' }] })
    expect((await history({ kind: 'product', id: mainIds.architecture })).list).toHaveLength(1)
    expect((await history({ kind: 'member', id: userIds.individual })).list).toHaveLength(0)
  })

  it('is filtered by kind of change, time and author', async () => {
    expect((await history({ category: 'departments' })).totalItems).toBe(1)
    expect((await history({ category: 'changes' })).totalItems).toBe(2)
    const later = new Date(service.clock.now().getTime() + 1000).toISOString()
    expect((await history({ from: later })).totalItems).toBe(0)
    expect((await history({ to: later })).totalItems).toBe(2)
    expect((await history({ searchName: '13800000001' })).totalItems).toBe(2)
    expect((await history({ searchName: '13800000002' })).totalItems).toBe(0)
  })

  it('distinguishes a new department from its parent', async () => {
    const { cost, top } = departmentIds
    await write('addDepartment', { departmentId: cost, parentId: top, after: { name: '造价一组' } })
    const [row] = (await history()).list
    expect(row?.departments).toMatchObject({ count: 1, list: [{ id: cost }] })
    const { name } = await demoRows(service.database).department(top)
    expect(row?.details).toEqual([{ kind: 'parent', count: 1, list: [name] }])
  })

  it('shows the name of a deleted department', async () => {
    const query = { enterpriseId: companyId, enterpriseDepartmentId: departmentIds.archive }
    const { name } = await demoRows(service.database).department(departmentIds.archive)
    await service.request(departmentChangesOperations.deleteDepartment, { query }, as(boss))
    expect(await history({ kind: 'department', id: departmentIds.archive })).toMatchObject({
      subjectName: name,
    })
  })

  it('names nobody outside of the reader’s scope', async () => {
    const stranger = await history({ kind: 'member', id: userIds.individual })
    expect(stranger.subjectName).toBe('')

    const { connection: db } = service.database
    await lookAfter(db, {
      companyId,
      userId: userIds.administrator,
      departmentIds: [departmentIds.structure],
    })
    const own = { userId: userIds.member, departmentId: departmentIds.seismic }
    const other = { userId: userIds.memberOutsideScope, departmentId: departmentIds.cost }
    await writeAuditRow(db, {
      companyId,
      at: service.clock.now(),
      actorId: userIds.superAdministrator,
      sessionId: '',
      operation: 'moveMembers',
      subject: { before: [own, other], after: {} },
      caller: null,
    })
    const reader = await openDemoSession(service, 'administrator')
    const [row] = (await history({}, reader)).list
    expect(row?.members).toMatchObject({ count: 1, list: [{ id: own.userId }] })
    expect(row?.departments).toMatchObject({ count: 1, list: [{ id: own.departmentId }] })
    const nameOf = async (kind: string, id: string) => (await history({ kind, id }, reader)).subjectName
    expect(await nameOf('member', other.userId)).toBe('')
    expect(await nameOf('department', other.departmentId)).toBe('')
    expect(await nameOf('member', own.userId)).not.toBe('')
    expect(await nameOf('department', own.departmentId)).not.toBe('')
  })

  it('from before the index is indexed at the next start', async () => {
    const before = await service.database.connection.$count(auditSubjects)
    await service.database.connection.delete(auditSubjects)
    await convertHistory(service.database)
    expect(await service.database.connection.$count(auditSubjects)).toBe(before)
    await service.database.connection.delete(auditSubjects).where(sql`kind = 'product'`)
    await convertHistory(service.database)
    expect(await service.database.connection.$count(auditSubjects)).toBeLessThan(before)
  })

  it('shows the order, the invited person and the changed fields', async () => {
    await write('cancelOrder', { orderNo: '2026', before: 'NOTPAY', after: 'CLOSED' })
    const invited = Array.from({ length: 8 }, (_, n) => ({ id: `i${n}`, phone: `1390000000${n}` }))
    await write('inviteByMessage', { batchId: 'b', invited })
    const share = { departmentId: departmentIds.cost, count: 5, before: 0, after: 5 }
    await write('allocate', { mainId: mainIds.architecture, from: [], to: [share] })
    const pictures = { licenceName: 'stored.png', code: 'new' }
    await write('submitAudit', { before: { code: 'old' }, after: pictures })
    const [submitted, allocated, invitation, order] = (await history({ pageSize: 4 })).list
    expect(order).toMatchObject({
      details: [{ kind: 'order', count: 1, list: ['2026'] }],
      changes: [{ field: 'order', before: 'NOTPAY', after: 'CLOSED' }],
    })
    expect(invitation?.details).toMatchObject([{ kind: 'phone', count: 8 }])
    expect(invitation?.details[0]?.list).toHaveLength(5)
    expect(allocated?.shares).toEqual([{ side: 'to', department: '结构一院', before: 0, after: 5 }])
    expect(submitted?.changes).toEqual([{ field: 'code', before: 'old', after: 'new' }])
  })

  it('shows old and new names, departments, permissions and super administrators', async () => {
    const { member, memberOutsideScope } = userIds
    const rename = (userId: string) => ({ userId, before: `former ${userId}`, after: `now ${userId}` })
    await write('updateMembers', { members: [rename(member), rename(memberOutsideScope)] })
    await write('moveMembers', {
      before: [{ userId: member, departmentId: departmentIds.cost }],
      after: { departmentId: departmentIds.seismic },
    })
    await write('changeAdministrator', { before: { userId: member }, after: { userId: memberOutsideScope } })
    const group = { name: '设计部管理员', departmentIds: [departmentIds.seismic], userIds: [member] }
    await write('editGroup', {
      groupId: 'g',
      before: { ...group, permissions: ['orders', 'history'] },
      after: { ...group, permissions: ['history', 'company'], userIds: [] },
    })
    await write('removeAdministrator', {
      userId: member,
      before: { groupIds: ['g'], groupNames: ['设计部'] },
    })

    await write('decideSeatCut', {
      members: [{ userId: member }, { userId: memberOutsideScope }],
      keeping: [member],
      losing: [memberOutsideScope],
    })

    const nameOf = async (id: string) => (await demoRows(service.database).member(id)).name
    const department = async (id: string) => (await demoRows(service.database).department(id)).name
    const changes = async (reader: OpenedSession) =>
      (await history({ pageSize: 6 }, reader)).list.map((row) => row.changes).reverse()
    expect(await changes(boss)).toEqual([
      [member, memberOutsideScope].map((id) => ({
        field: 'memberName',
        before: `former ${id}`,
        after: `now ${id}`,
      })),
      [
        {
          field: 'memberDepartment',
          before: await department(departmentIds.cost),
          after: await department(departmentIds.seismic),
        },
      ],
      [
        {
          field: 'superAdministrator',
          before: await nameOf(member),
          after: await nameOf(memberOutsideScope),
        },
      ],
      [
        { field: 'permissionAdded', before: '', after: 'company' },
        { field: 'permissionRemoved', before: '', after: 'orders' },
        { field: 'memberRemoved', before: '', after: await nameOf(member) },
      ],
      [{ field: 'groupRemoved', before: '', after: '设计部' }],
      [{ field: 'seatLoser', before: await nameOf(member), after: await nameOf(memberOutsideScope) }],
    ])
    // An administrator of one of them learns nothing about the others.
    const text = JSON.stringify(await changes(await openDemoSession(service, 'administrator')))
    expect(text).toContain(`now ${member}`)
    expect(text).not.toContain(memberOutsideScope)
    expect(text).not.toContain(await nameOf(memberOutsideScope))
    expect(text).not.toContain(await department(departmentIds.cost))
  })

  it('finds an author by phone only if the reader may see them', async () => {
    const reader = await openDemoSession(service, 'administrator')
    const { name, phone } = await demoRows(service.database).member(userIds.superAdministrator)
    expect((await history({ searchName: name }, reader)).totalItems).toBeGreaterThan(0)
    expect((await history({ searchName: phone.slice(3) }, reader)).totalItems).toBe(0)
    expect((await history({ searchName: phone.slice(3) })).totalItems).toBeGreaterThan(0)
  })

  it('has a text for every change that is possible in a company', () => {
    const changes = Object.values(allContracts)
      .flatMap((operations) => Object.values(operations))
      .filter(
        (operation) => effectOf(operation) === 'writes' && !['public', 'user'].includes(operation.access),
      )
      .map(({ name }) => name)
    const commands = operatorProgram.commands
      .filter(({ effect, name }) => effect === 'writes' && !isOfNoCompany(name))
      .map(({ name }) => `operator.${name.replaceAll(' ', '.')}`)
    expect([...changes, ...commands].filter((name) => !(name in recordedOperations))).toEqual([])
  })
})

/**
 * Account actions are in the person's security events. Addresses of apps, embedding sites, applications, staff and their
 * claims belong to no company. Trials and meetings notify the people concerned.
 */
const isOfNoCompany = (command: string) =>
  /^(accounts|apps|cases|clients|embedders|licence-keys|saml-keys|sessions|signing-keys|staff|catalogue|releases|trials|meetings) /.test(
    command,
  )
