import { ordersOperations } from '@atrium/contracts/orders/policy'
import { renewalsErrors as codes } from '@atrium/contracts/renewals/contract'
import { renewalsOperations as calls } from '@atrium/contracts/renewals/policy'
import { and, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  grants,
  licenceRequests,
  licenceRules,
  licenceUseDays,
  messages,
  orderItems,
  outbox,
  products,
  seatPeaks,
  users,
  waitingSeats,
} from '../../tables'
import { boss, companyId as enterPriseId, intruder } from '../authorisation/testCompany'
import { remindOfEnds } from '../sales'
import { dayOf } from '../use'
import { forecastSeats } from './listRenewals'
import { priceOfDays } from './renewalPrice'
import { openRenewalFirm, type RenewalFirm } from './testing/openRenewalFirm'

const day = 86_400_000
let firm: RenewalFirm
let now: Date

beforeEach(async () => {
  firm = await openRenewalFirm()
  now = firm.clock.now()
  await firm.addMembers('tall', 'ann', 'ben', 'cid')
  await firm.addProduct('draw', { seats: { top: 3, tall: 2 }, endAt: inDays(20) })
  await firm.addProduct('plan', { seats: { top: 4 }, endAt: inDays(100) })
  await firm.sell('draw')
  await firm.sell('plan', { 6: 10_000, 24: 73_000 })
})
afterEach(() => firm.close())

const db = () => firm.database.connection
const inDays = (days: number) => new Date(now.getTime() + days * day)
const list = async (query: object = {}, as = boss) =>
  (
    await firm.request(
      calls.listRenewals,
      { query: { enterPriseId, pageIndex: 1, pageSize: 20, ...query } },
      as,
    )
  ).data
const all = (mainId: string, purchaseQuantity: number) => ({ mainId, purchaseQuantity })
const endOf = async (mainId: string) =>
  (await db().select().from(products).where(eq(products.mainId, mainId)))[0]?.endAt

it('lists what ends when, grouped, with use and the seats that seem to be needed', async () => {
  await firm.addProduct('ended', { seats: { top: 1 }, endAt: inDays(-5) })
  await firm.addProduct('forever', { seats: { top: 1 } })
  await firm.addProduct('empty', { endAt: inDays(5) })
  await firm.grant('draw', 'ann', 'ben', 'cid')
  await db()
    .update(grants)
    .set({ lastUsedOn: dayOf(now) })
    .where(eq(grants.userId, 'ann'))
  await db()
    .update(grants)
    .set({ grantedAt: inDays(-200) })
    .where(eq(grants.userId, 'ben'))
  for (const userId of ['ann', 'cid'])
    await db()
      .insert(licenceUseDays)
      .values({ companyId: enterPriseId, userId, mainId: 'draw', day: dayOf(inDays(-3)) })
  await db().insert(licenceRequests).values({
    companyId: enterPriseId,
    id: 'wish',
    userId: 'lead',
    mainId: 'draw',
    state: 'waiting',
    reason: '',
    appliedAt: now,
  })
  await db().insert(licenceRules).values({
    companyId: enterPriseId,
    id: 'rule',
    name: '规则',
    state: 'active',
    reach: 'everybody',
    graceDays: 0,
    createdAt: now,
    createdBy: 'boss',
    updatedAt: now,
    updatedBy: 'boss',
  })
  // One of them has requested it, too.
  for (const userId of ['lead', 'boss'])
    await db()
      .insert(waitingSeats)
      .values({ companyId: enterPriseId, userId, mainId: 'draw', since: now, ruleId: 'rule' })
  const { list: rows, counts } = await list()
  expect(rows.map(({ mainId, status }) => [mainId, status])).toEqual([
    ['ended', 'over'],
    ['draw', 'in30'],
    ['plan', 'in180'],
  ])
  expect(counts).toEqual([
    { status: 'over', count: 1 },
    { status: 'in30', count: 1 },
    { status: 'in180', count: 1 },
  ])
  expect(rows[0]).toMatchObject({ obstacle: 'notSold', yearPrice: null, leftDays: -5 })
  expect(rows[1]).toMatchObject({
    leftDays: 20,
    seats: 5,
    usedCount: 3,
    idleCount: 1,
    peakCount: 2,
    waitingCount: 2,
    suggestedSeats: 4,
    yearPrice: 365,
    durations: [12, 36],
    obstacle: null,
    endingSeats: null,
  })
  expect((await list({ ends: 'in30' })).list).toHaveLength(1)
  expect((await list({ searchCondition: 'plan' })).list.map(({ mainId }) => mainId)).toEqual(['plan'])
  const elsewhere = { query: { enterPriseId: 'other', pageIndex: 1, pageSize: 20 } }
  expect((await firm.request(calls.listRenewals, elsewhere, intruder)).data.list).toEqual([])
})

it('suggests concurrent seats by the most in use at once, beyond those of batches that end later', async () => {
  await firm.addProduct('shared', { seats: { top: 6 }, endAt: inDays(40) })
  await firm.addProduct('later', { seats: { top: 3 }, endAt: inDays(400) })
  await firm.addProduct('alone', { seats: { top: 5 }, endAt: inDays(50) })
  await db().update(products).set({ batchOf: 'shared' }).where(eq(products.mainId, 'later'))
  await db()
    .update(products)
    .set({ isConcurrent: true })
    .where(inArray(products.mainId, ['shared', 'later', 'alone']))
  for (const [mainId, days, peak] of [
    ['shared', -3, 7],
    ['shared', -2, 4],
    ['shared', -90, 9],
    ['alone', -1, 2],
  ] as const)
    await db()
      .insert(seatPeaks)
      .values({ companyId: enterPriseId, mainId, day: dayOf(inDays(days)), peak, total: 9 })
  // Every day somebody else: only those at the same time count.
  for (const userId of ['ann', 'ben', 'cid'])
    await db()
      .insert(licenceUseDays)
      .values({ companyId: enterPriseId, userId, mainId: 'alone', day: dayOf(now) })
  const rows = (await list()).list.filter(({ isConcurrent }) => isConcurrent)
  expect(
    rows.map(({ mainId, usedCount, peakCount, idleCount, suggestedSeats }) => [
      mainId,
      [usedCount, peakCount, idleCount, suggestedSeats],
    ]),
  ).toEqual([
    ['shared', [4, 4, null, 4]],
    ['alone', [2, 2, null, 2]],
    ['later', [7, 7, null, 7]],
  ])
  const { data } = await firm.quote({
    renewedBatches: [all('shared', 1)],
    membershipDuration: 12,
    endDate: null,
  })
  expect(data.renewedBatches).toMatchObject([{ mainId: 'shared', losingCount: 0 }])
})

it('forecasts the seats in real use and one for each waiting member, and never fewer than the busiest day used', () => {
  expect(forecastSeats({ used: 38, idle: 5, peak: 20, waiting: 3 })).toBe(36)
  expect(forecastSeats({ used: 38, idle: 30, peak: 20, waiting: 3 })).toBe(23)
  expect(forecastSeats({ used: 38, idle: null, peak: null, waiting: 0 })).toBe(38)
  expect(forecastSeats({ used: 0, idle: 0, peak: 0, waiting: 0 })).toBe(1)
})

it('charges days in proportion to the price of a year', () => {
  expect(priceOfDays({ months: 12, price: 36_500 }, 1)).toBe(100)
  expect(priceOfDays({ months: 12, price: 36_500 }, 365)).toBe(36_500)
  expect(priceOfDays({ months: 24, price: 73_000 }, 10)).toBe(1000)
  expect(priceOfDays({ months: 12, price: 1 }, 1)).toBe(1)
})

it('brings batches with different ends to the same day, in one order with a price for each', async () => {
  const endDate = dayOf(inDays(200))
  const wish = { renewedBatches: [all('draw', 5), all('plan', 4)], membershipDuration: null, endDate }
  const { data: quote } = await firm.quote(wish)
  expect(quote.renewedBatches).toMatchObject([
    { mainId: 'draw', paidDays: 180, unitPrice: 180, lineAmount: 900, obstacle: null },
    { mainId: 'plan', paidDays: 100, unitPrice: 100, lineAmount: 400, obstacle: null },
  ])
  expect(quote.payAmount).toBe(1300)
  const { data } = await firm.order(wish)
  const { data: order } = await firm.request(
    ordersOperations.getOrderDetails,
    { params: { orderNo: data.orderNo } },
    boss,
  )
  const until = new Date(`${endDate}T23:59:59+08:00`)
  expect(order.subItems).toMatchObject([
    {
      unitPrice: 180,
      lineAmount: 900,
      extendUntil: until.toISOString(),
      effect: { kind: 'extend', seats: 5 },
    },
    { unitPrice: 100, lineAmount: 400, membershipDuration: null },
  ])
  expect(order.payAmount).toBe(1300)
  expect((await list()).list[0]).toMatchObject({ obstacle: 'ordered', orderNo: data.orderNo })
  expect((await firm.order(wish)).code).toBe(codes.notRenewable)
  await firm.pay(data.orderNo)
  expect([await endOf('draw'), await endOf('plan')]).toEqual([until, until])
  const rest = await firm.quote(wish)
  expect(rest.data.renewedBatches.map(({ obstacle }) => obstacle)).toEqual(['endsLater', 'endsLater'])
  expect(await db().select().from(orderItems).where(eq(orderItems.amount, 90_000))).toHaveLength(1)
})

it('renews several batches for a term, each from its own end', async () => {
  const { data } = await firm.quote({
    renewedBatches: [all('draw', 5), all('plan', 4)],
    membershipDuration: 12,
    endDate: null,
  })
  expect(data.renewedBatches).toMatchObject([
    { unitPrice: 365, paidDays: null, obstacle: null },
    { unitPrice: null, obstacle: 'noTerm' },
  ])
  expect(data.payAmount).toBe(365 * 5)
  await firm.renew({ renewedBatches: [all('draw', 5)], membershipDuration: 12, endDate: null })
  const later = inDays(20)
  later.setUTCFullYear(later.getUTCFullYear() + 1)
  expect(await endOf('draw')).toEqual(later)
})

it('refuses another price, a day that has come, and what isn’t the company’s', async () => {
  const wish = { renewedBatches: [all('draw', 5)], membershipDuration: 12, endDate: null }
  const body = { enterPriseId, ...wish, payAmount: 1 }
  expect((await firm.request(calls.orderRenewal, { body }, boss)).code).toBe(codes.priceChanged)
  const past = { ...wish, membershipDuration: null, endDate: dayOf(now) }
  expect((await firm.quote(past)).code).toBe(codes.tooEarly)
  expect((await firm.quote({ ...past, endDate: '2099-02-30' })).status).toBe(400)
  expect((await firm.quote({ ...past, endDate: '2099-02-28' })).code).toBe(codes.tooEarly)
  expect((await firm.quote({ ...wish, endDate: dayOf(inDays(30)) })).status).toBe(400)
  const elsewhere = { body: { ...body, enterPriseId: 'other' } }
  expect((await firm.request(calls.orderRenewal, elsewhere, intruder)).code).toBe(codes.notRenewable)
  expect(
    (await firm.quote({ ...wish, renewedBatches: [all('draw', 6)] })).data.renewedBatches[0]?.obstacle,
  ).toBe('tooMany')
  await db()
    .update(products)
    .set({ disabled: true })
    .where(and(eq(products.companyId, enterPriseId), eq(products.mainId, 'draw')))
  expect((await firm.quote(wish)).data.renewedBatches[0]?.obstacle).toBe('missing')
})

it('lets one of two orders for the same batch through', async () => {
  const wish = { renewedBatches: [all('draw', 5)], membershipDuration: 12, endDate: null }
  const answers = await Promise.all([firm.order(wish), firm.order(wish)])
  expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(1)
})

it('reminds buyers on the days of the company or of the product, once, and only of the newest after a rest', async () => {
  await addresses('boss')
  const at = (days: number) => firm.clock.set(inDays(days))
  const remind = () => Promise.all([remindOfEnds(firm.ports), remindOfEnds(firm.ports)])
  const reminded = async () =>
    (
      await db()
        .select()
        .from(messages)
        .where(and(eq(messages.subjectId, 'plan'), eq(messages.userId, 'boss')))
    ).map(({ content }) => Number(/(\d+)天后/.exec(content)?.[1] ?? 0))
  const save = (mainId: string | null, reminderDays: number[] | null, as = boss) =>
    firm.request(calls.saveEndReminders, { body: { enterPriseId, mainId, reminderDays } }, as)
  await db()
    .update(products)
    .set({ endAt: inDays(300) })
  await remind()
  expect(await reminded()).toEqual([])
  // The service was off when 180 days were left, and when 90 were.
  at(220)
  await remind()
  await remind()
  expect(await reminded()).toEqual([80])
  expect(await db().select().from(outbox).where(eq(outbox.channel, 'mail'))).toHaveLength(2)
  await save(null, [60])
  await save('plan', [70, 65])
  at(231)
  await remind()
  // Days of another product, and of the company.
  at(234)
  await remind()
  expect((await reminded()).sort()).toEqual([69, 80])
  at(236)
  await remind()
  expect((await reminded()).sort()).toEqual([64, 69, 80])
  const { data } = await firm.request(calls.getEndReminders, { query: { enterPriseId } }, boss)
  expect(data.reminderDays).toEqual([60])
  expect(data.products).toContainEqual({ mainId: 'plan', productName: '产品plan', reminderDays: [70, 65] })
  expect((await save('nothing', [5])).status).toBe(404)
  const body = { enterPriseId: 'other', mainId: 'plan', reminderDays: [5] }
  expect((await firm.request(calls.saveEndReminders, { body }, intruder)).status).toBe(404)
})

it('doesn’t remind of a day that had passed when the batch was renewed', async () => {
  await db()
    .update(products)
    .set({ endAt: inDays(10), remindedAt: inDays(-30) })
  await firm.renew({ renewedBatches: [all('draw', 5)], membershipDuration: null, endDate: dayOf(inDays(60)) })
  await remindOfEnds(firm.ports)
  const sent = await db().select().from(messages).where(eq(messages.subjectId, 'draw'))
  expect(sent).toEqual([])
})

const addresses = (userId: string) =>
  db()
    .update(users)
    .set({ email: `${userId}@example.com`, emailVerifiedAt: now })
    .where(eq(users.id, userId))
