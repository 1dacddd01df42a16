import { licenceRequestErrors as codes } from '@atrium/contracts/licenceRequests/contract'
import { licenceRequestsOperations as calls } from '@atrium/contracts/licenceRequests/policy'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditRows,
  licenceRequests,
  memberships,
  messages,
  permissionGroupMembers,
  requestDelegations,
} from '../../tables'
import { lookAfter } from '../../testing/servers/lookAfter'
import { boss, companyId as enterPriseId, intruder, lead } from '../authorisation/testCompany'
import { openRuleFirm, type RuleFirm } from '../licenceRules/testing/openRuleFirm'
import { dayOf, daysBefore } from '../use'
import { reminderMilliseconds, remindOfRequests } from './remindOfRequests'

let firm: RuleFirm
let turn = 0
let mainId = ''
/** Members of design and cost. */
let ann = ''
let cora = ''
/** A member of design who looks after cost. */
const keeper = { as: { userId: 'keeper' }, company: enterPriseId }
const member = { as: { userId: 'plain' }, company: enterPriseId }

beforeAll(async () => {
  firm = await openRuleFirm()
  await firm.addMembers('design', 'keeper')
  await firm.addMembers('cost', 'plain')
  await db().update(memberships).set({ role: 'administrator' }).where(eq(memberships.userId, 'keeper'))
  await lookAfter(db(), { companyId: enterPriseId, userId: 'keeper', departmentIds: ['cost'] })
})
afterAll(() => firm.close())
beforeEach(async () => {
  turn += 1
  ;[ann, cora, mainId] = [`ann${turn}`, `cora${turn}`, `app${turn}`]
  await firm.addMembers('design', ann)
  await firm.addMembers('cost', cora)
  await firm.addProduct(mainId, { seats: { top: 5 } })
  await db().delete(licenceRequests)
  await db().delete(requestDelegations)
  await db().delete(messages)
})

const db = () => firm.database.connection
type By = typeof boss
const today = () => dayOf(firm.clock.now())
const inDays = (days: number) => daysBefore(firm.clock.now(), -days)
const ask = async (userId: string) => {
  const body = { enterPriseId, mainId, reason: '项目需要' }
  const by = { as: { userId }, company: enterPriseId }
  return (await firm.request(calls.requestLicence, { body }, by)).data.id
}
const delegate = (by: By, delegateId: string, startsOn = today(), endsOn = inDays(6)) =>
  firm.request(
    calls.setRequestDelegation,
    { body: { enterPriseId: by.company, delegateId, startsOn, endsOn } },
    by,
  )
const end = (by: By, userId: string) =>
  firm.request(calls.endRequestDelegation, { body: { enterPriseId: by.company, userId } }, by)
const delegations = async (by: By) =>
  (await firm.request(calls.listRequestDelegations, { query: { enterPriseId } }, by)).data
const answer = (id: string, by: By) =>
  firm.request(calls.grantLicenceRequest, { body: { enterPriseId, id } }, by)
const listedFor = async (by: By) => {
  const query = { enterPriseId, pageIndex: 1, pageSize: 20 }
  const { data } = await firm.request(calls.listLicenceRequests, { query }, by)
  return data.list.map(({ userId }) => userId)
}
const pendingFor = async (by: By) => {
  const { data } = await firm.request(
    workspaceOperations.getMenus,
    { query: { enterPriseId } },
    { as: by.as },
  )
  return data.find(({ menuId }) => menuId === 'by-product')?.pendingCount ?? 0
}
const readers = async () =>
  (await db().select().from(messages).where(eq(messages.kind, 'licenceRequest')))
    .map(({ userId }) => userId)
    .toSorted()

describe('a delegate', () => {
  it('answers for the absent colleague, gets the messages and is audited with both', async () => {
    expect((await delegate(lead, 'keeper')).succeeded).toBe(true)
    expect(await readers()).toEqual(['keeper'])
    await db().delete(messages)
    const id = await ask(ann)
    expect(await readers()).toEqual(['boss', 'keeper', 'lead'])
    expect([await listedFor(keeper), await pendingFor(keeper)]).toEqual([[ann], 1])
    expect((await answer(id, keeper)).succeeded).toBe(true)
    const [row] = await db()
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'grantLicenceRequest'))
      .orderBy(desc(auditRows.id))
      .limit(1)
    expect(row).toMatchObject({ actorId: 'keeper', subject: { forUserId: 'lead', userId: ann } })
    // In their own departments they answer for themselves.
    await answer(await ask(cora), keeper)
    const [own] = await db()
      .select()
      .from(auditRows)
      .where(eq(auditRows.operation, 'grantLicenceRequest'))
      .orderBy(desc(auditRows.id))
      .limit(1)
    expect(own?.subject).not.toHaveProperty('forUserId')
  })

  it('is reminded like the absent colleague', async () => {
    await delegate(lead, 'keeper')
    await ask(ann)
    await db().delete(messages)
    firm.clock.advance(reminderMilliseconds + 1)
    await remindOfRequests(firm.ports)
    expect(await readers()).toEqual(['boss', 'keeper', 'lead'])
  })

  it('may do so from the first to the last day only', async () => {
    await delegate(lead, 'keeper', inDays(1), inDays(2))
    const id = await ask(ann)
    expect((await answer(id, keeper)).code).toBe(40400)
    expect((await delegations(keeper)).received).toMatchObject([{ userId: 'lead', isActive: false }])
    firm.clock.advance(86_400_000)
    expect(await listedFor(keeper)).toEqual([ann])
    expect((await delegations(keeper)).received).toMatchObject([{ isActive: true, isAble: true }])
    firm.clock.advance(2 * 86_400_000)
    expect(await listedFor(keeper)).toEqual([])
    expect((await answer(id, keeper)).code).toBe(40400)
    expect(await delegations(keeper)).toMatchObject({ received: [] })
  })

  it('has the scope that the absent colleague has at that moment, and passes nothing on', async () => {
    await firm.addMembers('cost', 'third')
    await db().update(memberships).set({ role: 'administrator' }).where(eq(memberships.userId, 'third'))
    await lookAfter(db(), { companyId: enterPriseId, userId: 'third', departmentIds: ['tall'] })
    await delegate(lead, 'keeper')
    await delegate(keeper, 'third')
    const [first, second] = [await ask(ann), await ask(cora)]
    const third = { as: { userId: 'third' }, company: enterPriseId }
    // What keeper answers for lead isn't passed on.
    expect(await listedFor(third)).toEqual([cora])
    expect((await answer(first, third)).code).toBe(40400)
    expect((await answer(second, third)).succeeded).toBe(true)
    const groups = await db()
      .delete(permissionGroupMembers)
      .where(
        and(eq(permissionGroupMembers.companyId, enterPriseId), eq(permissionGroupMembers.userId, 'lead')),
      )
      .returning()
    expect(await listedFor(keeper)).not.toContain(ann)
    expect((await answer(first, keeper)).code).toBe(40400)
    expect((await delegations(keeper)).received).toMatchObject([{ isAble: false }])
    await db().insert(permissionGroupMembers).values(groups)
    expect((await answer(first, keeper)).succeeded).toBe(true)
  })

  it('answers for the whole company for a super administrator, and only licence requests', async () => {
    await delegate(boss, 'keeper')
    const id = await ask(ann)
    expect((await answer(id, keeper)).succeeded).toBe(true)
    const body = { enterPriseId, mainId, isAutomatic: true }
    expect((await firm.request(calls.setAutoApproval, { body }, keeper)).status).toBe(403)
  })
})

describe('a delegation', () => {
  it('is made with an administrator of licences, on days that are not over', async () => {
    // `boss` is out of the scope of `lead`.
    for (const other of ['lead', 'plain', 'boss', 'intruder', 'nobody'])
      expect((await delegate(lead, other)).code).toBe(codes.cannotDelegate)
    expect((await delegate(lead, 'keeper', inDays(3), inDays(2))).code).toBe(codes.wrongDays)
    expect((await delegate(lead, 'keeper', inDays(-3), inDays(-1))).code).toBe(codes.wrongDays)
    expect((await delegate(lead, 'keeper', today(), inDays(400))).code).toBe(codes.wrongDays)
    expect((await delegate(member, 'keeper')).status).toBe(403)
    expect((await delegations(lead)).possibleDelegates.map(({ userId }) => userId)).not.toContain('plain')
    expect((await delegations(lead)).ownDelegation).toBeNull()
  })

  it('is ended by either of the two, and with the membership of either', async () => {
    for (const by of [lead, keeper]) {
      await delegate(lead, 'keeper')
      expect((await end(boss, 'lead')).code).toBe(codes.delegationMissing)
      expect((await end(intruder, 'lead')).code).toBe(codes.delegationMissing)
      expect((await end(by, 'lead')).succeeded).toBe(true)
      expect((await end(by, 'lead')).code).toBe(codes.delegationMissing)
      expect(await listedFor(keeper)).toEqual([])
    }
    await firm.addMembers('cost', 'brief')
    await db().insert(requestDelegations).values({
      companyId: enterPriseId,
      userId: 'lead',
      delegateId: 'brief',
      startsOn: today(),
      endsOn: today(),
      createdAt: firm.clock.now(),
    })
    await db().delete(memberships).where(eq(memberships.userId, 'brief'))
    expect(await db().$count(requestDelegations)).toBe(0)
  })

  it('is replaced by another one', async () => {
    await delegate(lead, 'keeper')
    await firm.addMembers('design', 'other')
    await db().update(memberships).set({ role: 'administrator' }).where(eq(memberships.userId, 'other'))
    await lookAfter(db(), { companyId: enterPriseId, userId: 'other', departmentIds: ['tall'] })
    expect((await delegate(lead, 'other')).succeeded).toBe(true)
    expect((await delegations(lead)).ownDelegation).toMatchObject({ userId: 'other', realName: '成员other' })
    await ask(ann)
    expect(await listedFor(keeper)).toEqual([])
    expect(await readers()).toEqual(expect.arrayContaining(['keeper', 'other']))
  })
})
