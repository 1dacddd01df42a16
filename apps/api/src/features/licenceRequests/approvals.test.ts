import { authorisationErrors } from '@atrium/contracts/authorisation/contract'
import { authorisationOperations as licences } from '@atrium/contracts/authorisation/policy'
import { licenceRequestErrors as codes } from '@atrium/contracts/licenceRequests/contract'
import { licenceRequestsOperations as calls } from '@atrium/contracts/licenceRequests/policy'
import { licenceRulesOperations } from '@atrium/contracts/licenceRules/policy'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grants, licenceClocks, licenceRequests, memberships, messages, seatHoldings } from '../../tables'
import { boss, companyId as enterPriseId, intruder, lead } from '../authorisation/testCompany'
import { openRuleFirm, type RuleFirm } from '../licenceRules/testing/openRuleFirm'
import { recoverSeatsOfLeavers, undoMilliseconds } from '../seats'
import { noteFreeSeats } from '../waitingList'

let firm: RuleFirm
let turn = 0
let mainId = ''
/** Two members of design, and one of cost. */
let ann = ''
let ben = ''
let cora = ''

beforeAll(async () => {
  firm = await openRuleFirm()
})
afterAll(() => firm.close())
beforeEach(async () => {
  turn += 1
  ;[ann, ben, cora, mainId] = [`ann${turn}`, `ben${turn}`, `cora${turn}`, `app${turn}`]
  await firm.addMembers('design', ann, ben)
  await firm.addMembers('cost', cora)
  await firm.addProduct(mainId, { seats: { top: 1 } })
  await firm.grant(mainId, 'lead')
  await firm.settle()
  await db().delete(messages)
})

const db = () => firm.database.connection
const as = (userId: string) => ({ as: { userId }, company: enterPriseId })
const ask = async (userId: string) => {
  const body = { enterPriseId, mainId, reason: '项目需要' }
  return (await firm.request(calls.requestLicence, { body }, as(userId))).data
}
const approve = (id: string, by = boss, state?: 'approved') =>
  firm.request(
    calls.grantLicenceRequest,
    { body: { enterPriseId: by.company, id, ...(state && { state }) } },
    by,
  )
const approved = async (userId: string, by = boss) => {
  const { id } = await ask(userId)
  await db().delete(messages)
  const answer = await approve(id, by)
  if (!answer.succeeded) throw new Error(JSON.stringify(answer.envelope))
  return { id, ...answer.data }
}
const reopen = (id: string, by = boss) =>
  firm.request(calls.reopenLicenceRequest, { body: { enterPriseId, id } }, by)
const stateOf = async (id: string) =>
  (await db().select().from(licenceRequests).where(eq(licenceRequests.id, id)))[0]?.state
const ownOf = async (userId: string) =>
  (await firm.request(calls.listOwnLicences, { query: { enterPriseId } }, as(userId))).data.products.find(
    (product) => product.mainId === mainId,
  )
const listed = async (by = boss) => {
  const query = { enterPriseId, state: 'approved' as const, mainId, pageIndex: 1, pageSize: 10 }
  return (await firm.request(calls.listLicenceRequests, { query }, by)).data.list
}
const told = async (kind: 'licence' | 'licenceRequest') =>
  (await db().select({ userId: messages.userId }).from(messages).where(eq(messages.kind, kind)))
    .map(({ userId }) => userId)
    .toSorted()
const buy = (count: number) =>
  firm.database.transaction(async (tx) => {
    const ofProduct = and(eq(seatHoldings.companyId, enterPriseId), eq(seatHoldings.mainId, mainId))
    await tx
      .update(seatHoldings)
      .set({ quantity: sql`${seatHoldings.quantity} + ${count}` })
      .where(ofProduct)
    await noteFreeSeats(tx, enterPriseId, [mainId])
  })

describe('approving without a free seat', () => {
  it('puts the member on the waiting list, asks the company for a seat, and gives it when one is free', async () => {
    const { id, ...answer } = await approved(ann, lead)
    expect(answer).toEqual({ state: 'approved', position: 1, isEscalated: true })
    expect(await told('licence')).toEqual([ann])
    expect(await told('licenceRequest')).toEqual(['boss'])
    expect(await ownOf(ann)).toMatchObject({
      request: { state: 'approved', approval: { kind: 'department', approver: '成员lead' } },
      waiting: { position: 1 },
    })
    for (const by of [boss, lead])
      expect(await listed(by)).toMatchObject([
        { id, approval: { kind: 'department', approver: '成员lead' }, waiting: { position: 1 } },
      ])
    const waitingList = await firm.request(
      licenceRulesOperations.listWaiting,
      { query: { enterPriseId, mainId, pageIndex: 1, pageSize: 10 } },
      boss,
    )
    expect(waitingList.data.list).toMatchObject([{ userId: ann, position: 1, rule: null }])
    await buy(1)
    await firm.settle()
    expect(await firm.heldOf(mainId)).toEqual({ lead: 'top manual', [ann]: 'top request' })
    const [grant] = await db().select().from(grants).where(eq(grants.userId, ann))
    expect(grant?.sourceId).toBe(id)
    expect(await stateOf(id)).toBe('granted')
    expect(await firm.waitingFor(mainId)).toEqual([])
    const sent = await db().select().from(messages).where(eq(messages.userId, ann))
    expect(sent.map(({ title }) => title)).toEqual(['授权申请已同意，正在等待席位', '授权申请已通过'])
  })

  it('is forecast by the list: a seat at once, or the place in line', async () => {
    const forecast = async (by = boss) => {
      const query = { enterPriseId, mainId, pageIndex: 1, pageSize: 10 }
      const { data } = await firm.request(calls.listLicenceRequests, { query }, by)
      return data.list
        .map(({ userId, state, unUsedCount, waitingPosition }) => [
          userId,
          state,
          unUsedCount,
          waitingPosition,
        ])
        .toSorted()
    }
    const { id } = await ask(ann)
    expect(await forecast()).toEqual([[ann, 'waiting', 0, 1]])
    await approve(id)
    await ask(ben)
    expect(await forecast()).toEqual([
      [ann, 'approved', 0, 1],
      [ben, 'waiting', 0, 2],
    ])
    await db().update(seatHoldings).set({ quantity: 2 }).where(eq(seatHoldings.mainId, mainId))
    expect(await forecast()).toEqual([
      [ann, 'approved', 1, null],
      [ben, 'waiting', 1, 2],
    ])
    await firm.grant(mainId, ann)
    expect((await forecast())[0]).toEqual([ann, 'granted', null, null])
  })

  it('works in a company that never had a rule', async () => {
    const other = await openRuleFirm()
    try {
      await other.addMembers('design', 'dora')
      await other.addProduct('solo', { seats: { design: 1 } })
      await other.grant('solo', 'lead')
      const body = { enterPriseId, mainId: 'solo', reason: '项目需要' }
      const { data } = await other.request(calls.requestLicence, { body }, as('dora'))
      expect(await other.database.connection.$count(licenceClocks)).toBe(0)
      await other.request(calls.grantLicenceRequest, { body: { enterPriseId, id: data.id } }, boss)
      expect(await other.waitingFor('solo')).toEqual(['dora'])
      await other.cancel('solo', 'lead')
      other.clock.advance(2 * undoMilliseconds)
      await other.settle()
      expect(await other.heldOf('solo')).toEqual({ dora: 'design request' })
    } finally {
      await other.close()
    }
  })

  it('doesn’t ask the company when its own administrator approved', async () => {
    expect(await approved(ann)).toMatchObject({ state: 'approved', isEscalated: false })
    expect(await told('licenceRequest')).toEqual([])
    expect((await listed())[0]?.approval).toMatchObject({ kind: 'company', approver: '成员boss' })
  })

  it('counts places from the approval, and nobody overtakes those who wait', async () => {
    const late = await ask(ann)
    await approved(ben)
    firm.clock.advance(1)
    await approve(late.id)
    expect(await firm.waitingFor(mainId)).toEqual([ben, ann])
    await buy(1)
    // The seat is free, but it belongs to the first one.
    expect(await approved(cora)).toMatchObject({ state: 'approved', position: 3, isEscalated: false })
    await firm.settle()
    expect(await firm.seatsOf(mainId)).toEqual({ lead: 'top', [ben]: 'top' })
    expect((await ownOf(cora))?.waiting).toMatchObject({ position: 2 })
  })

  it('gives a seat at once that those who wait can’t use', async () => {
    await approved(ann)
    await db()
      .insert(seatHoldings)
      .values({ companyId: enterPriseId, mainId, departmentId: 'cost', quantity: 1 })
    expect(await approved(cora)).toMatchObject({ state: 'granted', position: null })
    expect(await firm.waitingFor(mainId)).toEqual([ann])
  })

  it('is done by one of two simultaneous administrators', async () => {
    const { id } = await ask(ann)
    const answers = await Promise.all([approve(id), approve(id, lead)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, codes.alreadyAnswered])
    expect(await firm.waitingFor(mainId)).toEqual([ann])
  })

  it('is refused to another company and outside of the scope', async () => {
    const { id } = await approved(cora)
    for (const by of [lead, intruder]) expect((await approve(id, by)).code).toBe(40400)
    expect((await reopen(id, lead)).succeeded).toBe(false)
    expect(await listed(lead)).toEqual([])
  })
})

describe('an approved request', () => {
  it('gets a free seat from an administrator, even if others wait', async () => {
    await approved(ben)
    firm.clock.advance(1)
    const { id } = await approved(ann)
    expect((await approve(id)).code).toBe(codes.alreadyAnswered)
    expect((await approve(id, boss, 'approved')).code).toBe(authorisationErrors.notEnoughSeats)
    expect(await stateOf(id)).toBe('approved')
    await buy(1)
    expect((await approve(id, boss, 'approved')).data).toMatchObject({ state: 'granted' })
    await firm.settle()
    expect(await firm.seatsOf(mainId)).toEqual({ lead: 'top', [ann]: 'top' })
    expect(await firm.waitingFor(mainId)).toEqual([ben])
    // Undoing returns it to its place.
    expect((await reopen(id)).succeeded).toBe(true)
    expect(await stateOf(id)).toBe('approved')
    await firm.settle()
    expect(await firm.seatsOf(mainId)).toEqual({ lead: 'top', [ben]: 'top' })
    expect(await firm.waitingFor(mainId)).toEqual([ann])
  })

  it('leaves the waiting list when it is withdrawn, refused or undone, and with the member', async () => {
    const ends = {
      withdraw: (id: string) =>
        firm.request(calls.withdrawLicenceRequest, { body: { enterPriseId, id } }, as(ann)),
      refuse: (id: string) =>
        firm.request(calls.refuseLicenceRequest, { body: { enterPriseId, id, reason: '名额已满' } }, boss),
      undo: (id: string) => reopen(id),
    }
    const left = { withdraw: 'withdrawn', refuse: 'refused', undo: 'waiting' }
    for (const way of ['withdraw', 'refuse', 'undo'] as const) {
      const { id } = await approved(ann)
      expect((await ends[way](id)).succeeded).toBe(true)
      expect(await stateOf(id)).toBe(left[way])
      expect((await ownOf(ann))?.waiting).toBeNull()
      await firm.settle()
      expect(await firm.waitingFor(mainId)).toEqual([])
    }
    const { id } = (await ownOf(ann))?.request ?? { id: '' }
    await approve(id)
    await firm.database.transaction(async (tx) => {
      await recoverSeatsOfLeavers(tx, enterPriseId, [ann])
      await tx.delete(memberships).where(eq(memberships.userId, ann))
    })
    await buy(1)
    await firm.settle()
    expect(await firm.waitingFor(mainId)).toEqual([])
    expect(await firm.seatsOf(mainId)).toEqual({ lead: 'top' })
  })

  it('can be undone for a while only', async () => {
    const { id } = await approved(ann)
    firm.clock.advance(undoMilliseconds)
    expect((await reopen(id)).code).toBe(codes.cannotReopen)
    expect(await stateOf(id)).toBe('approved')
  })

  it('is closed by a grant of another kind, and asked for once', async () => {
    const { id } = await approved(ann)
    const body = { enterPriseId, mainId, reason: '项目需要' }
    const again = await firm.request(calls.requestLicence, { body }, as(ann))
    expect(again.code).toBe(codes.alreadyAsked)
    await buy(1)
    const query = { enterPriseId, grantUserId: ann }
    await firm.request(licences.grantLicencesToMember, { query, body: [mainId] }, boss)
    expect(await stateOf(id)).toBe('granted')
    expect(await firm.waitingFor(mainId)).toEqual([])
  })

  it('comes before a rule, and leaves it the place', async () => {
    await firm.addMembers('tall', 'tim', 'tom')
    const reach = { kind: 'departments' as const, departmentIds: ['tall'] }
    const ruleId = await firm.addRule({ mainIds: [mainId], reach })
    await firm.settle()
    const [first, second] = await firm.waitingFor(mainId)
    expect([first, second].toSorted()).toEqual(['tim', 'tom'])
    const { id, position } = await approved(second ?? '')
    expect(position).toBe(2)
    const rulesOf = async () => {
      const query = { enterPriseId, mainId, pageIndex: 1, pageSize: 10 }
      const { data } = await firm.request(licenceRulesOperations.listWaiting, { query }, boss)
      return data.list.map(({ rule }) => rule?.id ?? null)
    }
    await firm.settle()
    expect(await rulesOf()).toEqual([ruleId, null])
    await firm.request(calls.withdrawLicenceRequest, { body: { enterPriseId, id } }, as(second ?? ''))
    await firm.settle()
    expect(await rulesOf()).toEqual([ruleId, ruleId])
    expect(await firm.waitingFor(mainId)).toEqual([first, second])
  })

  it('shows members their own place only, also of those who wait by a rule', async () => {
    await firm.addMembers('tall', `una${turn}`, `ulf${turn}`)
    await firm.addRule({ mainIds: [mainId], reach: { kind: 'departments', departmentIds: ['tall'] } })
    await firm.settle()
    const waiting = await firm.waitingFor(mainId)
    expect(waiting).toEqual(expect.arrayContaining([`una${turn}`, `ulf${turn}`]))
    for (const [place, userId] of waiting.entries())
      expect((await ownOf(userId))?.waiting?.position).toBe(place + 1)
    expect((await ownOf(ann))?.waiting).toBe(null)
  })
})
