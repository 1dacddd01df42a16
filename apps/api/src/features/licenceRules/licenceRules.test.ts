import { borrowingOperations } from '@atrium/contracts/borrowing/policy'
import { bulkLicencesOperations } from '@atrium/contracts/bulkLicences/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { licenceRulesOperations as calls } from '@atrium/contracts/licenceRules/policy'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditRows, grants, messages } from '../../tables'
import { boss, companyId as enterPriseId, intruder, lead } from '../authorisation/testCompany'
import { endBorrowed } from '../borrowing'
import { openRuleFirm, type RuleDraft, type RuleFirm } from './testing/openRuleFirm'

let firm: RuleFirm

beforeEach(async () => {
  firm = await openRuleFirm()
  await firm.addMembers('design', 'ada')
  await firm.addMembers('tall', 'ben')
  await firm.addMembers('cost', 'cleo')
})
afterEach(() => firm.close())

const listMembers = async (ruleId: string) => {
  const query = { enterPriseId, ruleId, pageIndex: 1, pageSize: 100 }
  const { data } = await firm.request(calls.listRuleMembers, { query }, boss)
  return Object.fromEntries(data.list.map(({ userId, state }) => [userId, state]))
}

it('serves everybody in its departments, with one message for each and one audit row', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  await firm.addProduct('cost', { seats: { top: 9 } })
  const ruleId = await firm.addRule({ mainIds: ['draw', 'cost'] })
  await firm.settle()
  expect(await firm.heldOf('draw')).toEqual({ ada: 'top rule', ben: 'top rule', lead: 'top rule' })
  expect(await firm.countSeats('draw')).toMatchObject({ used: 3, granted: 3 })
  const sent = await firm.database.connection.select().from(messages).where(eq(messages.kind, 'licence'))
  expect(sent.map(({ userId }) => userId).toSorted()).toEqual(['ada', 'ben', 'lead'])
  expect(sent[0]?.contentEn).toBe('筑造设计院 gave you the licences of 产品cost and 产品draw by a rule.')
  const audits = await firm.database.connection
    .select()
    .from(auditRows)
    .where(eq(auditRows.operation, 'settleLicenceRules'))
  expect(audits).toHaveLength(1)
  expect(await firm.ruleOf(ruleId)).toMatchObject({
    isSettling: false,
    canEdit: true,
    counts: { members: 3, held: 6, other: 0, waiting: 0, failed: 0 },
    products: [
      { mainId: 'cost', held: 3, problem: null },
      { mainId: 'draw', held: 3, problem: null },
    ],
  })
})

it('lets members wait in order, and gives a free seat to the first one who can reach it', async () => {
  await firm.addProduct('draw', { seats: { tall: 1, top: 1 } })
  await firm.addRule()
  await firm.settle()
  expect(await firm.heldOf('draw')).toEqual({ ada: 'top rule', ben: 'tall rule' })
  expect(await firm.waitingFor('draw')).toEqual(['lead'])
  await firm.addMembers('tall', 'dan')
  await firm.cancel('draw', 'ben')
  await firm.settle()
  // The seat of tall is out of lead's reach; ben is an exception now.
  expect(await firm.heldOf('draw')).toEqual({ ada: 'top rule' })
})

it('is named before its licences are taken back in bulk', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  await firm.grant('draw', 'cleo')
  await firm.addRule()
  await firm.settle()
  const body = {
    enterPriseId,
    userIds: ['ada', 'ben', 'cleo'],
    mainIds: ['draw'],
    kind: 'cancel' as const,
  }
  const { data } = await firm.request(bulkLicencesOperations.previewBulkChange, { body }, boss)
  expect(data.products).toMatchObject([{ count: 3, ruledCount: 2, borrowedCount: 0 }])
})

it('leaves licences that were given by hand, and gives no second seat', async () => {
  await firm.addProduct('draw', { seats: { top: 3 } })
  await firm.grant('draw', 'ada', 'cleo')
  const ruleId = await firm.addRule()
  await firm.settle()
  expect(await firm.heldOf('draw')).toEqual({ ada: 'top manual', cleo: 'top manual', ben: 'top rule' })
  expect(await listMembers(ruleId)).toEqual({ ada: 'other', ben: 'held', lead: 'waiting' })
})

it('keeps the seat of somebody who moved out of reach until the grace period ends', async () => {
  await firm.addProduct('draw', { seats: { design: 3 } })
  const ruleId = await firm.addRule({ graceDays: 10 })
  await firm.settle()
  const move = { enterPriseId, userIds: ['ada'], editEnterpriseDepartmentId: 'cost' }
  await firm.request(departmentChangesOperations.moveMembers, { body: move }, boss)
  await firm.settle()
  const ends = new Date(firm.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
  expect((await firm.heldOf('draw')).ada).toBe(`design rule until ${ends}`)
  expect((await listMembers(ruleId)).ada).toBe('ending')
  firm.clock.advance(10 * 86_400_000)
  await firm.settle()
  expect(Object.keys(await firm.heldOf('draw')).toSorted()).toEqual(['ben', 'lead'])
})

it('gives nobody the seat of a borrowed licence before its file ends', async () => {
  await firm.addMembers('design', 'dora')
  await firm.addProduct('draw', { seats: { design: 1 } })
  const ruleId = await firm.addRule({ exceptedUserIds: ['ben', 'lead', 'dora'] })
  await firm.settle()
  const [grant] = await firm.database.connection
    .select({ subId: grants.id })
    .from(grants)
    .where(and(eq(grants.companyId, enterPriseId), eq(grants.userId, 'ada')))
  const borrowing = { enterPriseId, subId: grant?.subId ?? '', mid: 'PC-1', days: 7 }
  const ada = { as: { userId: 'ada' }, company: enterPriseId }
  await firm.request(borrowingOperations.borrowLicence, { body: borrowing }, ada)
  const edited = { ...firm.body({ exceptedUserIds: ['ben', 'lead', 'ada'] }), ruleId, version: 1 }
  await firm.request(calls.editLicenceRule, { body: edited }, boss)
  await firm.settle()
  expect(firm.logged.filter(({ level }) => level === 'error')).toEqual([])
  expect(await firm.heldOf('draw')).toEqual({})
  expect(await firm.waitingFor('draw')).toEqual(['dora'])
  firm.clock.advance(8 * 86_400_000)
  await endBorrowed(firm.ports)
  await firm.settle()
  expect(await firm.heldOf('draw')).toEqual({ dora: 'design rule' })
})

it('says before a move what rules would give and take, and changes nothing', async () => {
  await firm.addProduct('draw', { seats: { top: 9 } })
  await firm.addProduct('cost', { seats: { design: 9 } })
  await firm.addProduct('tall', { seats: { tall: 1 } })
  await firm.addMembers('tall', 'dan')
  await firm.addRule({ mainIds: ['draw'] })
  await firm.addRule({ mainIds: ['cost'], graceDays: 10 })
  const inTall = { kind: 'departments' as const, departmentIds: ['tall'] }
  await firm.addRule({ mainIds: ['tall'], reach: inTall })
  await firm.settle()
  const forecast = async (userIds: readonly string[], editEnterpriseDepartmentId: string) => {
    const body = { enterPriseId, userIds: [...userIds], editEnterpriseDepartmentId }
    const { data } = await firm.request(departmentChangesOperations.previewMoveMembers, { body }, boss)
    return data.ruledProducts
      .map(({ productName: _, endsAt, ...rest }) => ({ ...rest, endsAt: endsAt?.slice(0, 10) ?? null }))
      .toSorted((one, other) => (one.mainId < other.mainId ? -1 : 1))
  }
  const none = { gains: 0, waits: 0, loses: 0, stopsWaiting: 0, endsAt: null }
  const endsAt = new Date(firm.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
  const before = await firm.heldOf('draw')
  expect(await forecast(['ada'], 'cost')).toEqual([
    { ...none, mainId: 'cost', loses: 1, endsAt },
    { ...none, mainId: 'draw', loses: 1 },
  ])
  expect(await forecast(['ada'], 'tall')).toEqual([{ ...none, mainId: 'tall', waits: 1 }])
  expect(await forecast(['cleo'], 'tall')).toEqual([
    { ...none, mainId: 'cost', gains: 1 },
    { ...none, mainId: 'draw', gains: 1 },
    { ...none, mainId: 'tall', waits: 1 },
  ])
  // One of them has the only seat, the other one waits.
  expect(await forecast(['ben', 'dan'], 'cost')).toContainEqual({
    ...none,
    mainId: 'tall',
    loses: 1,
    stopsWaiting: 1,
  })
  expect(await firm.heldOf('draw')).toEqual(before)
  expect(await firm.waitingFor('tall')).toHaveLength(1)

  // What it says comes true.
  const body = { enterPriseId, userIds: ['cleo'], editEnterpriseDepartmentId: 'tall' }
  await firm.request(departmentChangesOperations.moveMembers, { body }, boss)
  await firm.settle()
  expect((await firm.heldOf('cost')).cleo).toBe('design rule')
  expect(await firm.waitingFor('tall')).toContain('cleo')
})

it('forecasts that a rule replaces a licence that a move takes back', async () => {
  await firm.addProduct('draw', { seats: { cost: 1, top: 1 } })
  await firm.grant('draw', 'cleo')
  expect((await firm.heldOf('draw')).cleo).toBe('cost manual')
  const reach = { kind: 'departments' as const, departmentIds: ['tall'] }
  await firm.addRule({ reach, exceptedUserIds: ['ben'] })
  await firm.settle()
  const body = { enterPriseId, userIds: ['cleo'], editEnterpriseDepartmentId: 'tall' }
  const { data } = await firm.request(departmentChangesOperations.previewMoveMembers, { body }, boss)
  expect(data).toMatchObject({ licenceCount: 1, ruledProducts: [{ mainId: 'draw', gains: 1, loses: 0 }] })
})

it('refuses what is out of a sub-administrator’s scope, and other companies', async () => {
  await firm.addProduct('draw', { seats: { top: 3 } })
  const refusal = async (draft: Parameters<RuleFirm['body']>[0], as = lead) =>
    (await firm.request(calls.addLicenceRule, { body: firm.body(draft) }, as)).envelope?.error_code
  expect(await refusal({ reach: { kind: 'everybody' } })).toBe(55203)
  expect(await refusal({ reach: { kind: 'departments', departmentIds: ['cost'] } })).toBe(55203)
  expect(await refusal({ poolDepartmentId: 'top' })).toBe(55203)
  expect(await refusal({ mainIds: ['nothing'] })).toBe(55203)
  expect(await refusal({ exceptedUserIds: ['cleo'] })).toBe(55203)
  expect(await refusal({ reach: { kind: 'departments', departmentIds: ['elsewhere'] } }, boss)).toBe(55203)
  const ruleId = await firm.addRule({}, lead)
  firm.clock.advance(1)
  const everybody = await firm.addRule({ reach: { kind: 'everybody' } })
  await firm.settle()
  const { data } = await firm.request(
    calls.listLicenceRules,
    { query: { enterPriseId, pageIndex: 1, pageSize: 20 } },
    lead,
  )
  expect(data.list.map((rule) => [rule.ruleId, rule.canEdit])).toEqual([
    [ruleId, true],
    [everybody, false],
  ])
  const state = { enterPriseId, ruleId: everybody, state: 'paused' as const }
  expect((await firm.request(calls.setLicenceRuleState, { body: state }, lead)).envelope?.error_code).toBe(
    55203,
  )
  const foreign = { ...intruder, company: 'other' }
  const body = { enterPriseId: 'other', ruleId, state: 'paused' as const }
  expect((await firm.request(calls.setLicenceRuleState, { body }, foreign)).envelope?.error_code).toBe(40400)
})

const previewOf = async (draft: RuleDraft & { readonly ruleId?: string }, as = boss) => {
  const { ruleId, ...rest } = draft
  const body = { ...firm.body(rest), ...(ruleId !== undefined && { ruleId }) }
  return (await firm.request(calls.previewLicenceRule, { body }, as)).data
}

it('previews what saving would do, and changes nothing', async () => {
  await firm.addProduct('draw', { seats: { tall: 1, top: 1 } })
  await firm.grant('draw', 'cleo')
  const before = await firm.heldOf('draw')
  const preview = await previewOf({ reach: { kind: 'everybody' }, exceptedUserIds: ['ada'] })
  expect(preview.products).toMatchObject([
    { mainId: 'draw', gains: 1, keeps: 0, other: 1, loses: 0, pools: [{ count: 1 }] },
  ])
  expect(preview.memberCount - 2).toBe(preview.products[0]?.waits)
  expect(await firm.heldOf('draw')).toEqual(before)

  const ruleId = await firm.addRule({ mainIds: ['draw'] })
  await firm.settle()
  // Out of the reach of the changed rule: those who have its seat lose it, and those who wait no longer do.
  const narrowed = await previewOf({ ruleId, reach: { kind: 'departments', departmentIds: ['cost'] } })
  expect(narrowed.products).toMatchObject([{ gains: 0, keeps: 0, other: 1, loses: 1, waits: 0 }])
})

it('names conflicts before saving, and saves them only on purpose', async () => {
  await firm.addProduct('draw', { seats: { top: 9, design: 9 } })
  const first = await firm.addRule({ name: '全员', exceptedUserIds: ['ada'], reach: { kind: 'everybody' } })
  const draft = firm.body({ poolDepartmentId: 'design' })
  expect((await previewOf(draft)).conflicts).toMatchObject([
    { kind: 'otherPool', ruleId: first, ruleName: '全员', mainId: 'draw', memberCount: 2 },
    { kind: 'excepted', ruleId: first, ruleName: '全员', mainId: 'draw', memberCount: 1 },
  ])
  const refused = await firm.request(calls.addLicenceRule, { body: draft }, boss)
  expect(refused.succeeded).toBe(false)
  const saved = await firm.request(calls.addLicenceRule, { body: { ...draft, acceptConflicts: true } }, boss)
  expect(saved.succeeded).toBe(true)
  // Its own exceptions contradict nobody.
  expect((await firm.ruleOf(first)).conflicts).toMatchObject([{ kind: 'otherPool', memberCount: 2 }])
})
