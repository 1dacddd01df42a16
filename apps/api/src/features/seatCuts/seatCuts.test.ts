import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { salesOperations } from '@atrium/contracts/catalogue/sales/policy'
import { overviewOperations } from '@atrium/contracts/company/overview/policy'
import { ordersOperations } from '@atrium/contracts/orders/policy'
import { renewalsErrors as codes } from '@atrium/contracts/renewals/contract'
import { renewalsOperations as calls } from '@atrium/contracts/renewals/policy'
import { and, asc, eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditRows, grants, messages, products, seatCuts, seatHoldings } from '../../tables'
import { boss, companyId as enterPriseId, intruder, lead } from '../authorisation/testCompany'
import { openRenewalFirm, type RenewalFirm } from '../renewals/testing/openRenewalFirm'
import { dayOf } from '../use'
import { runSeatCuts } from './runSeatCuts'

const day = 86_400_000
let firm: RenewalFirm
let start: Date

/** Five of eight seats are in use: ann used hers yesterday, eve never. */
beforeEach(async () => {
  firm = await openRenewalFirm()
  start = firm.clock.now()
  await firm.addMembers('tall', 'ann', 'ben', 'cid')
  await firm.addMembers('cost', 'dan', 'eve')
  await firm.addProduct('draw', { seats: { top: 5, tall: 3 }, endAt: inDays(40) })
  await firm.sell('draw')
  await firm.grant('draw', 'ann', 'ben', 'cid', 'dan', 'eve')
  await used({ ann: 1, ben: 10, cid: 20, dan: 30 })
  await db()
    .update(grants)
    .set({ grantedAt: inDays(-60) })
})
afterEach(() => firm.close())

const db = () => firm.database.connection
const inDays = (days: number) => new Date(start.getTime() + days * day)
const at = (days: number) => firm.clock.set(inDays(days))
/** As several processes do at once. */
const run = () => Promise.all([runSeatCuts(firm.ports), runSeatCuts(firm.ports)])
const renewal = (purchaseQuantity: number) => ({
  renewedBatches: [{ mainId: 'draw', purchaseQuantity }],
  membershipDuration: 12,
  endDate: null,
})

async function used(days: Readonly<Record<string, number>>) {
  for (const [userId, ago] of Object.entries(days))
    await db()
      .update(grants)
      .set({ lastUsedOn: dayOf(inDays(-ago)) })
      .where(eq(grants.userId, userId))
}

const key = { enterPriseId, mainId: 'draw' }
const cut = async (as = boss) => firm.request(calls.getSeatCut, { query: key }, as)
const holders = async (query: object = {}, as = boss) =>
  (await firm.request(calls.listSeatHolders, { query: { ...key, pageIndex: 1, pageSize: 50, ...query } }, as))
    .data.list
const losers = async () => (await holders({ isLosing: 'true' })).map(({ userId }) => userId)
const decide = (loseUserIds: string[], keepUserIds: string[], as = boss) =>
  firm.request(calls.decideSeatCut, { body: { ...key, loseUserIds, keepUserIds } }, as)
const titlesOf = async (userId: string) =>
  (
    await db()
      .select({ title: messages.title })
      .from(messages)
      .where(and(eq(messages.userId, userId), eq(messages.kind, 'licence'), like(messages.title, '授权%')))
      .orderBy(asc(messages.createdAt), asc(messages.title))
  ).map(({ title }) => title)
const batch = async () => (await db().select().from(products).where(eq(products.mainId, 'draw')))[0]
const holdings = async () =>
  Object.fromEntries(
    (await db().select().from(seatHoldings).where(eq(seatHoldings.mainId, 'draw'))).map(
      ({ departmentId, quantity, used }) => [departmentId, [quantity, used]],
    ),
  )

it('extends the renewed seats, and ends the others when the batch would have ended', async () => {
  await firm.renew(renewal(3))
  expect((await batch())?.endAt?.getTime()).toBeGreaterThan(inDays(400).getTime())
  expect(await firm.countSeats('draw')).toEqual({ total: 8, used: 5, granted: 5 })
  expect((await cut()).data).toMatchObject({
    seats: 8,
    seatsAfter: 3,
    cutAt: inDays(40).toISOString(),
    losingCount: 2,
    usedCount: 5,
    ownLosingCount: 2,
    decidedBy: null,
  })
  expect(await losers()).toEqual(['eve', 'dan'])
  at(39)
  await run()
  expect(await firm.countSeats('draw')).toEqual({ total: 8, used: 5, granted: 5 })
  at(40)
  await run()
  expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 3, granted: 3 })
  expect(Object.keys(await firm.seatsOf('draw')).sort()).toEqual(['ann', 'ben', 'cid'])
  expect(await db().select().from(seatCuts)).toEqual([])
  expect(await db().select().from(auditRows).where(eq(auditRows.operation, 'cutSeats'))).toHaveLength(1)
  expect((await cut()).status).toBe(404)
  expect(firm.logged.filter(({ level }) => level === 'error')).toEqual([])
})

it('is told wherever the batch is listed, until it is carried out', async () => {
  const earlierEnd = async () => [
    (await firm.request(authorisationOperations.getProduct, { query: { mainId: 'draw' } }, boss)).data,
    ...(await firm.request(overviewOperations.getOverview, { query: { enterPriseId } }, boss)).data.seats,
  ]
  const renewals = async () =>
    (await firm.request(calls.listRenewals, { query: { enterPriseId, pageIndex: 1, pageSize: 10 } }, boss))
      .data.list
  expect(await earlierEnd()).toMatchObject([{ earlierEnd: null }, { earlierEnd: null }])
  await firm.renew(renewal(3))
  const ends = { seats: 5, endTime: inDays(40).toISOString() }
  expect(await earlierEnd()).toMatchObject([
    { totalCount: 8, earlierEnd: ends },
    { total: 8, earlierEnd: ends },
  ])
  expect(await renewals()).toMatchObject([{ seats: 3, totalCount: 8 }])
  at(40)
  await run()
  expect(await earlierEnd()).toMatchObject([
    { totalCount: 3, earlierEnd: null },
    { total: 3, earlierEnd: null },
  ])
})

it('removes only unused seats if enough are unused, those of the top department first', async () => {
  const before = await holdings()
  expect(before).toEqual({ top: [5, 2], tall: [3, 3] })
  await firm.renew(renewal(6))
  at(40)
  await run()
  expect(await holdings()).toEqual({ top: [3, 2], tall: [3, 3] })
  expect(await firm.countSeats('draw')).toMatchObject({ total: 6, granted: 5 })
})

it('tells members fourteen days before, once, and those who are spared afterwards', async () => {
  await firm.renew(renewal(3))
  at(25)
  await run()
  expect(await titlesOf('eve')).toEqual([])
  at(27)
  await run()
  await run()
  expect(await titlesOf('eve')).toEqual(['授权即将收回'])
  expect(await titlesOf('dan')).toEqual(['授权即将收回'])
  expect((await decide(['ann'], ['eve'])).succeeded).toBe(true)
  at(28)
  await run()
  expect((await titlesOf('eve')).at(-1)).toBe('授权将继续保留')
  expect(await titlesOf('ann')).toEqual(['授权即将收回'])
  at(41)
  await run()
  expect(Object.keys(await firm.seatsOf('draw')).sort()).toEqual(['ben', 'cid', 'eve'])
})

it('lets administrators choose as many as needed, no more and no fewer', async () => {
  await firm.renew(renewal(3))
  expect((await decide(['ann'], [])).code).toBe(codes.countDiffers)
  expect((await decide([], ['eve'])).code).toBe(codes.countDiffers)
  expect((await decide(['boss'], ['eve'])).code).toBe(codes.notHolders)
  expect((await decide(['ben'], ['eve'])).succeeded).toBe(true)
  expect(await losers()).toEqual(['dan', 'ben'])
  expect((await cut()).data.decidedBy).toBe('成员boss')
  const reset = await firm.request(calls.resetSeatCut, { body: key }, boss)
  expect(reset.succeeded).toBe(true)
  expect(await losers()).toEqual(['eve', 'dan'])
})

it('accepts one of two different decisions made at once', async () => {
  await firm.renew(renewal(3))
  const answers = await Promise.all([decide(['ann'], ['eve']), decide(['ben'], ['eve'])])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, codes.countDiffers])
  expect(await losers()).toHaveLength(2)
})

it('keeps sub-administrators to their departments', async () => {
  await firm.renew(renewal(2))
  expect(await losers()).toEqual(['eve', 'dan', 'cid'])
  expect((await holders({}, lead)).map(({ userId }) => userId)).toEqual(['cid', 'ben', 'ann'])
  expect((await cut(lead)).data).toMatchObject({ losingCount: 3, ownLosingCount: 1 })
  expect((await decide(['ann'], ['eve'], lead)).code).toBe(codes.notHolders)
  expect((await decide(['ann'], ['cid'], lead)).succeeded).toBe(true)
  expect(await losers()).toEqual(['eve', 'dan', 'ann'])
  expect((await firm.request(calls.resetSeatCut, { body: key }, lead)).status).toBe(403)
})

it('shows and changes nothing for another company', async () => {
  await firm.renew(renewal(3))
  const elsewhere = { enterPriseId: 'other', mainId: 'draw' }
  expect((await firm.request(calls.getSeatCut, { query: elsewhere }, intruder)).status).toBe(404)
  const body = { ...elsewhere, loseUserIds: ['ann'], keepUserIds: ['eve'] }
  expect((await firm.request(calls.decideSeatCut, { body }, intruder)).status).toBe(404)
})

it('decides again at the end: for those who left, and for new holders', async () => {
  await firm.renew(renewal(3))
  await decide(['ann'], ['eve'])
  await firm.cancel('draw', 'dan')
  await firm.addMembers('tall', 'fay')
  at(10)
  await firm.grant('draw', 'fay')
  at(40)
  await run()
  // Ann was chosen, and fay got her seat after the choice; ben, cid and eve keep theirs.
  expect(Object.keys(await firm.seatsOf('draw')).sort()).toEqual(['ben', 'cid', 'eve'])
})

it('is told with its order, before and after the payment, to its company only', async () => {
  const { orderNo } = (await firm.order(renewal(3))).data
  const details = async (as = boss) =>
    firm.request(ordersOperations.getOrderDetails, { params: { orderNo } }, as)
  const ends = { mainId: 'draw', seatsAfter: 3, at: inDays(40).toISOString(), losingCount: 2 }
  expect((await details()).data.endingSeats).toMatchObject([ends])
  expect((await details(intruder)).succeeded).toBe(false)
  await firm.pay(orderNo)
  expect((await details()).data.endingSeats).toMatchObject([ends])
})

it('has an unpaid order, which the home leads to instead of renewing again', async () => {
  at(20)
  const { orderNo } = (await firm.order(renewal(3))).data
  const tasks = async () =>
    (await firm.request(overviewOperations.getOverview, { query: { enterPriseId } }, boss)).data.tasks
  expect(await tasks()).toContainEqual(expect.objectContaining({ kind: 'ending', mainId: 'draw', orderNo }))
  await firm.pay(orderNo)
  expect((await tasks()).filter(({ kind }) => kind === 'ending')).toEqual([])
})

it('of an order that isn’t paid changes nothing, and another order can follow', async () => {
  await firm.order(renewal(3))
  expect((await cut()).data).toMatchObject({ seatsAfter: 3, cutAt: null })
  at(2)
  expect((await cut()).status).toBe(404)
  await firm.renew(renewal(8))
  at(41)
  await run()
  expect(await firm.countSeats('draw')).toEqual({ total: 8, used: 5, granted: 5 })
})

it('of a batch that has ended is carried out at once', async () => {
  at(50)
  await firm.renew(renewal(3))
  expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 3, granted: 3 })
})

it('leaves seats that are bought meanwhile alone', async () => {
  await firm.renew(renewal(3))
  const offers = await firm.request(
    salesOperations.getOffers,
    { params: { productId: 'sold-draw' }, query: {} },
    boss,
  )
  expect(offers.data.renewals).toMatchObject([{ mainId: 'draw', seats: 3 }])
  const bought = await firm.request(
    salesOperations.createOrder,
    {
      body: {
        onLineProductId: 'sold-draw',
        packageId: 'standard',
        membershipDuration: 12,
        purchaseQuantity: 2,
        payAmount: 730,
        renewMainId: null,
        invoiceId: null,
        addressId: null,
      },
    },
    boss,
  )
  await firm.pay(bought.data.orderNo)
  at(40)
  await Promise.all([run(), firm.renew(renewal(3))])
  expect(await firm.countSeats('draw')).toEqual({ total: 3, used: 3, granted: 3 })
  const query = { enterPriseId, pageIndex: 1, pageSize: 20 }
  const { data } = await firm.request(authorisationOperations.listProducts, { query }, boss)
  expect(data.list.map(({ totalCount }) => totalCount).sort()).toEqual([2, 3])
})

it('can’t be followed by a renewal of even fewer seats before it is carried out', async () => {
  await firm.renew(renewal(3))
  expect((await firm.quote(renewal(2))).data.renewedBatches[0]?.obstacle).toBe('cutting')
  expect((await firm.quote(renewal(3))).data.renewedBatches[0]).toMatchObject({ obstacle: null, seats: 3 })
})
