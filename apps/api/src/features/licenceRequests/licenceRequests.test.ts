import { authorisationErrors } from '@atrium/contracts/authorisation/contract'
import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { licenceRequestErrors as codes } from '@atrium/contracts/licenceRequests/contract'
import { licenceRequestsOperations as operations } from '@atrium/contracts/licenceRequests/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditRows, grants, licenceRequests, memberships, messages, products } from '../../tables'
import { authorisationRoutes } from '../authorisation/authorisationRoutes'
import { boss, companyId, type Firm, intruder, lead, openFirm } from '../authorisation/testCompany'
import { undoMilliseconds } from '../seats'
import { workspaceRoutes } from '../workspace'
import { licenceRequestRoutes } from '.'
import { reminderMilliseconds, remindOfRequests } from './remindOfRequests'

let firm: Firm
let turn = 0
/** A member of design and one of cost, and a product with a seat, created for each test. */
let ann = ''
let cora = ''
let mainId = ''

beforeAll(async () => {
  firm = await openFirm([...authorisationRoutes, ...licenceRequestRoutes, ...workspaceRoutes])
})
afterAll(() => firm.close())
beforeEach(async () => {
  turn += 1
  ;[ann, cora, mainId] = [`ann${turn}`, `cora${turn}`, `app${turn}`]
  await firm.addMembers('design', ann)
  await firm.addMembers('cost', cora)
  await firm.addProduct(mainId, { seats: { top: 1 } })
  await db().delete(licenceRequests)
  await db().delete(messages)
})

const db = () => firm.database.connection
const as = (userId: string) => ({ as: { userId }, company: companyId })
const own = async (userId: string) =>
  (await firm.request(operations.listOwnLicences, { query: { enterPriseId: companyId } }, as(userId))).data
const ask = (userId: string, id = mainId, reason = '项目需要') =>
  firm.request(
    operations.requestLicence,
    { body: { enterPriseId: companyId, mainId: id, reason } },
    as(userId),
  )
const request = async (userId: string, id = mainId) => (await ask(userId, id)).data.id
const body = (id: string) => ({ enterPriseId: companyId, id })
const withdraw = (userId: string, id: string) =>
  firm.request(operations.withdrawLicenceRequest, { body: body(id) }, as(userId))
const grant = (id: string, by: { as: { userId: string }; company: string } = boss) =>
  firm.request(operations.grantLicenceRequest, { body: { ...body(id), enterPriseId: by.company } }, by)
const refuse = (id: string, by: { as: { userId: string }; company: string } = boss) =>
  firm.request(
    operations.refuseLicenceRequest,
    { body: { ...body(id), enterPriseId: by.company, reason: '名额已满' } },
    by,
  )
const list = async (by = boss, state?: 'waiting' | 'approved' | 'granted') =>
  (
    await firm.request(
      operations.listLicenceRequests,
      { query: { enterPriseId: companyId, pageIndex: 1, pageSize: 10, ...(state && { state }) } },
      by,
    )
  ).data
const waitingIn = async (by: { as: { userId: string } }) => {
  const { data } = await firm.request(
    workspaceOperations.getMenus,
    { query: { enterPriseId: companyId } },
    { as: by.as },
  )
  return data.find(({ menuId }) => menuId === 'by-product')?.pendingCount ?? 0
}
/** Pending requests on the product's page. */
const waitingFor = async (by: { as: { userId: string }; company: string }) =>
  (await firm.request(authorisationOperations.getProduct, { query: { mainId } }, by)).data.waitingCount
const openOf = async (userId: string) =>
  (await own(userId)).products.find((product) => product.mainId === mainId)
const readersOf = async (kind: 'licence' | 'licenceRequest') =>
  (await db().select({ userId: messages.userId }).from(messages).where(eq(messages.kind, kind)))
    .map(({ userId }) => userId)
    .sort()

describe('a member’s products', () => {
  it('are split into current ones, expired ones and others of the company', async () => {
    await firm.addProduct(`ended${turn}`, { seats: { top: 1 }, disabled: true })
    await firm.grant(mainId, ann)
    const { licences, products: rest } = await own(ann)
    expect(licences).toMatchObject([{ mainId, snStatus: 'normal', deviceCount: 0, appliedAt: null }])
    expect(rest.map((product) => product.mainId)).not.toContain(mainId)
    expect(rest.map((product) => product.mainId)).not.toContain(`ended${turn}`)
    expect(await openOf(cora)).toMatchObject({ request: null })
  })

  it('appear once however often they were bought, and are granted from the latest batch', async () => {
    const later = `${mainId}-later`
    await firm.addProduct(later, { seats: { top: 1 } })
    await db().update(products).set({ batchOf: mainId }).where(eq(products.mainId, later))
    await db()
      .update(products)
      .set({ endAt: new Date(firm.clock.now().getTime() + 1000) })
      .where(eq(products.mainId, mainId))
    expect((await own(ann)).products.filter(({ mainId: id }) => id.startsWith(mainId))).toHaveLength(1)
    expect((await ask(ann, later)).succeeded).toBe(false)
    const id = await request(ann)
    const query = { enterPriseId: companyId, pageIndex: 1, pageSize: 10 }
    const { data } = await firm.request(
      operations.listLicenceRequests,
      { query: { ...query, mainId: later } },
      boss,
    )
    expect(data.list).toMatchObject([{ id }])
    expect((await grant(id)).succeeded).toBe(true)
    expect(await firm.seatsOf(later)).toEqual({ [ann]: 'top' })
    expect(await openOf(ann)).toBeUndefined()
    expect((await ask(ann)).code).toBe(codes.alreadyHeld)
  })
})

describe('a request', () => {
  it('is pending, notifies the administrators of the member, and writes one audit row', async () => {
    const before = await db().$count(auditRows, eq(auditRows.operation, 'requestLicence'))
    await request(ann)
    expect(await openOf(ann)).toMatchObject({ request: { state: 'waiting', reason: '项目需要' } })
    expect(await readersOf('licenceRequest')).toEqual(['boss', 'lead'])
    expect(await db().$count(auditRows, eq(auditRows.operation, 'requestLicence'))).toBe(before + 1)
    await db().delete(messages)
    await request(cora)
    expect(await readersOf('licenceRequest')).toEqual(['boss'])
    expect((await list()).list.map(({ userId }) => userId).sort()).toEqual([ann, cora])
    expect((await list(lead)).list.map(({ userId }) => userId)).toEqual([ann])
    expect([await waitingIn(boss), await waitingIn(lead), await waitingIn(as(ann))]).toEqual([2, 1, 0])
    expect([await waitingFor(boss), await waitingFor(lead)]).toEqual([2, 1])
  })

  it('is approved automatically if the company wants that, and waits if no seat is free', async () => {
    const setAutomatic = (isAutomatic: boolean, by = boss, id = mainId) =>
      firm.request(
        operations.setAutoApproval,
        { body: { enterPriseId: by.company, mainId: id, isAutomatic } },
        by,
      )
    const listed = async () =>
      (
        await firm.request(operations.listAutoApprovals, { query: { enterPriseId: companyId } }, boss)
      ).data.find((product) => product.mainId === mainId)
    expect(await setAutomatic(true, lead)).toMatchObject({ status: 403 })
    expect(await setAutomatic(true, boss, 'unknown')).toMatchObject({ status: 404 })
    expect(await listed()).toMatchObject({ isAutomatic: false })
    await setAutomatic(true)
    await setAutomatic(true)
    expect(await listed()).toMatchObject({ isAutomatic: true })

    // Two members at once, one seat.
    const states = (await Promise.all([ask(ann), ask(cora)])).map(({ data }) => data.state)
    expect(states.toSorted()).toEqual(['approved', 'granted'])
    expect(await firm.countSeats(mainId)).toEqual({ total: 1, used: 1, granted: 1 })
    const [holder, other] = states[0] === 'granted' ? [ann, cora] : [cora, ann]
    const [grantRow] = await db().select().from(grants).where(eq(grants.mainId, mainId))
    expect(grantRow).toMatchObject({ userId: holder, source: 'request' })
    expect(await readersOf('licence')).toEqual([holder, other].toSorted())
    expect(await readersOf('licenceRequest')).toEqual(['boss'])
    expect((await list(boss, 'approved')).list).toMatchObject([
      { userId: other, approval: { kind: 'automatic', approver: null }, waiting: { position: 1 } },
    ])
    expect(await openOf(other)).toMatchObject({ isAutomatic: true, request: { state: 'approved' } })

    await setAutomatic(false)
    await firm.cancel(mainId, holder)
    expect((await ask(holder)).data.state).toBe('waiting')
  })

  it('is brought to mind once when it has waited for two days', async () => {
    const id = await request(ann)
    await request(cora)
    await withdraw(cora, (await list()).list.find(({ userId }) => userId === cora)?.id ?? '')
    await db().delete(messages)
    // As several processes do at once.
    const remind = () => Promise.all([remindOfRequests(firm.ports), remindOfRequests(firm.ports)])
    const at = firm.clock.now()
    firm.clock.set(new Date(at.getTime() + reminderMilliseconds - 1000))
    await remind()
    expect(await readersOf('licenceRequest')).toEqual([])
    firm.clock.set(new Date(at.getTime() + reminderMilliseconds + 1000))
    await remind()
    await remind()
    expect(await readersOf('licenceRequest')).toEqual(['boss', 'lead'])
    const [reminder] = await db().select().from(messages).where(eq(messages.subjectId, id))
    expect(reminder).toMatchObject({
      title: '授权申请待处理',
      contentEn: expect.stringContaining(`${ann} has been waiting for 2 days`),
    })
    firm.clock.set(at)
  })

  it('is created once by two simultaneous calls, until it is withdrawn', async () => {
    const answers = await Promise.all([ask(ann), ask(ann)])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, codes.alreadyAsked])
    const id = answers.find(({ succeeded }) => succeeded)?.data.id ?? ''
    expect((await withdraw(cora, id)).code).toBe(errorCodes.missing)
    expect((await withdraw(ann, id)).succeeded).toBe(true)
    expect((await withdraw(ann, id)).code).toBe(codes.alreadyAnswered)
    expect(await openOf(ann)).toMatchObject({ request: null })
    expect((await grant(id)).code).toBe(codes.alreadyAnswered)
    expect((await ask(ann)).succeeded).toBe(true)
  })

  it('is refused for an expired product and for one the company doesn’t have', async () => {
    await db().update(products).set({ disabled: true }).where(eq(products.mainId, mainId))
    expect((await ask(ann)).code).toBe(codes.notUsable)
    expect((await ask(ann, 'unheard-of')).code).toBe(errorCodes.missing)
    expect((await ask('intruder')).succeeded).toBe(false)
  })

  it('is deleted with a removed member', async () => {
    const id = await request(ann)
    await db()
      .delete(memberships)
      .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, ann)))
    expect((await grant(id)).code).toBe(errorCodes.missing)
    expect((await list()).list).toEqual([])
  })
})

describe('the answer', () => {
  it('grants the licence and notifies the member', async () => {
    const id = await request(ann)
    expect((await grant(id, lead)).succeeded).toBe(true)
    expect(await firm.countSeats(mainId)).toEqual({ total: 1, used: 1, granted: 1 })
    const [licence] = (await own(ann)).licences
    expect(licence?.mainId).toBe(mainId)
    expect(licence?.appliedAt).not.toBeNull()
    expect(await readersOf('licence')).toEqual([ann])
    expect(await waitingIn(boss)).toBe(0)
    expect((await list(boss, 'granted')).list).toHaveLength(1)
  })

  it('is given by one of two simultaneous administrators', async () => {
    const id = await request(ann)
    const answers = await Promise.all([grant(id), grant(id, lead)])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, codes.alreadyAnswered])
    expect(await firm.countSeats(mainId)).toEqual({ total: 1, used: 1, granted: 1 })
  })

  it('is a refusal with a reason, which the member may answer with another request', async () => {
    const id = await request(ann)
    await firm.grant(mainId, cora)
    expect((await refuse(id)).succeeded).toBe(true)
    expect(await openOf(ann)).toMatchObject({
      request: { state: 'refused', answer: '名额已满', decidedBy: '成员boss' },
    })
    expect(await readersOf('licence')).toEqual([ann, cora])
    expect((await refuse(id)).code).toBe(codes.alreadyAnswered)
    expect((await ask(ann)).succeeded).toBe(true)
  })

  it('is refused outside of the scope and to another company', async () => {
    const id = await request(cora)
    for (const by of [lead, intruder])
      for (const answer of [grant, refuse]) expect((await answer(id, by)).code).toBe(errorCodes.missing)
    expect((await grant(id, as(ann))).code).toBe(errorCodes.forbidden)
    expect(await openOf(cora)).toMatchObject({ request: { state: 'waiting' } })
  })

  it('is also given by granting the licence in another way', async () => {
    const id = await request(ann)
    const given = await firm.request(
      authorisationOperations.grantLicencesToMember,
      { query: { enterPriseId: companyId, grantUserId: ann }, body: [mainId] },
      boss,
    )
    expect(given.succeeded).toBe(true)
    const [row] = await db()
      .select()
      .from(licenceRequests)
      .where(and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.id, id)))
    expect(row?.state).toBe('granted')
    expect(await readersOf('licence')).toEqual([ann])
    await firm.cancel(mainId, ann)
    expect(await openOf(ann)).toMatchObject({ request: null })
  })

  it('follows the member into another department', async () => {
    const id = await request(cora)
    await db()
      .update(memberships)
      .set({ departmentId: 'design' })
      .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, cora)))
    expect((await grant(id, lead)).succeeded).toBe(true)
  })
})

describe('undoing a grant', () => {
  const open = { enterPriseId: companyId }
  const stateOf = async (id: string) => {
    const [row] = await db()
      .select()
      .from(licenceRequests)
      .where(and(eq(licenceRequests.companyId, companyId), eq(licenceRequests.id, id)))
    return { state: row?.state, decidedAt: row?.decidedAt }
  }
  const undo = (by = boss) =>
    firm.request(
      authorisationOperations.undoGrants,
      { body: { ...open, mainIds: [mainId], userIds: [ann] } },
      by,
    )
  const reopen = (id: string, by: { as: { userId: string }; company: string } = boss) =>
    firm.request(operations.reopenLicenceRequest, { body: { ...open, enterPriseId: by.company, id } }, by)

  const ways = {
    'by product': () => firm.grant(mainId, ann),
    'by member': () =>
      firm.request(
        authorisationOperations.grantLicencesToMember,
        { query: { ...open, grantUserId: ann }, body: [mainId] },
        boss,
      ),
    'by its request': async (id: string) => grant(id),
  }
  it.each(Object.keys(ways) as (keyof typeof ways)[])('%s reopens the request', async (way) => {
    const id = await request(ann)
    await ways[way](id)
    expect(await stateOf(id)).toMatchObject({ state: 'granted' })
    expect(await waitingIn(boss)).toBe(0)
    await db().delete(messages)
    const undone = way === 'by its request' ? await reopen(id) : await undo()
    expect(undone.succeeded).toBe(true)
    expect(await stateOf(id)).toEqual({ state: 'waiting', decidedAt: null })
    expect(await openOf(ann)).toMatchObject({ request: { state: 'waiting', reason: '项目需要' } })
    expect([await waitingIn(boss), await waitingFor(boss)]).toEqual([1, 1])
    expect(await firm.countSeats(mainId)).toEqual({ total: 1, used: 0, granted: 0 })
    const [message] = await db().select().from(messages).where(eq(messages.userId, ann))
    expect(message?.content).toContain(`您对“产品${mainId}”的申请重新等待处理。`)
    expect(message?.contentEn).toContain(`Your request for 产品${mainId} awaits an answer again.`)
    expect((await grant(id)).succeeded).toBe(true)
  })

  it('changes no request if there was none, and has its own message', async () => {
    await firm.grant(mainId, ann)
    await db().delete(messages)
    expect((await undo()).succeeded).toBe(true)
    const [message] = await db().select().from(messages).where(eq(messages.userId, ann))
    expect(message).toMatchObject({ kind: 'licence', title: '产品授权已撤销' })
    expect(message?.content).not.toContain('申请')
    expect((await undo()).code).toBe(authorisationErrors.notGranted)
  })

  it('is limited to recent grants and the member’s administrators, once', async () => {
    const id = await request(ann)
    await grant(id)
    expect((await reopen(id, intruder)).code).toBe(errorCodes.missing)
    expect((await reopen(id, as(ann))).code).toBe(errorCodes.forbidden)
    const at = firm.clock.now()
    firm.clock.set(new Date(at.getTime() + undoMilliseconds))
    expect((await reopen(id)).code).toBe(codes.cannotReopen)
    expect((await undo()).code).toBe(authorisationErrors.tooLateToUndo)
    firm.clock.set(at)
    expect(await stateOf(id)).toMatchObject({ state: 'granted' })
    const answers = await Promise.all([reopen(id), reopen(id, lead)])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, codes.cannotReopen])
    expect(await firm.countSeats(mainId)).toEqual({ total: 1, used: 0, granted: 0 })
  })

  it('differs from cancelling, which leaves the request answered; undoing that closes a newer request', async () => {
    const first = await request(ann)
    await grant(first)
    await firm.cancel(mainId, ann)
    expect(await stateOf(first)).toMatchObject({ state: 'granted' })
    const second = await request(ann)
    const restored = await firm.request(
      authorisationOperations.restoreLicences,
      { body: { ...open, mainIds: [mainId], userIds: [ann] } },
      boss,
    )
    expect(restored.succeeded).toBe(true)
    expect(await stateOf(second)).toMatchObject({ state: 'granted' })
    expect(await waitingIn(boss)).toBe(0)
  })
})
