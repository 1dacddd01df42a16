import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import {
  auditRows,
  cashierPayments,
  catalogueProducts,
  grants,
  orderEvents,
  orderItems,
  orders,
  payments,
  products,
  seatHoldings,
} from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { sweepOrders } from '../orders'
import { Buyer, type Sold } from './testing/Buyer'
import { insertBuyers } from './testing/insertBuyers'

const minute = 60_000
const halfDay = 12 * 60 * minute
const halfDays = 60
const atOnce = 10

let service: TestService
let callbacksArrive = true
beforeAll(async () => {
  service = await createDemoService({ callbacksArrive: () => callbacksArrive })
})
afterAll(() => service.close())

const db = () => service.database.connection

/** Programs on sale in their standard package. */
async function soldPrograms(): Promise<Sold[]> {
  const rows = await db()
    .select()
    .from(catalogueProducts)
    .where(and(eq(catalogueProducts.productType, 0), sql`${catalogueProducts.packages} <> '[]'::jsonb`))
    .orderBy(catalogueProducts.id)
  return rows.slice(0, 3).map(({ id, licenceId, packages }) => {
    const terms = packages.find((one) => one.id === 'standard')?.terms ?? []
    return { id, licenceId, terms: terms.map(({ months, price }) => ({ months, price })) }
  })
}

/** Runs the scheduled work until nothing changes any more. */
async function letTimeWork(): Promise<void> {
  const count = () => db().$count(orderEvents)
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now
    await sweepOrders(service.ports)
  }
}

async function passHalfADay(): Promise<void> {
  service.clock.advance(10 * minute)
  await sweepOrders(service.ports)
  service.clock.advance(halfDay - 10 * minute)
  await letTimeWork()
}

const seatsOf = (companyIds: readonly string[]) =>
  db()
    .select({
      companyId: seatHoldings.companyId,
      mainId: seatHoldings.mainId,
      total: sql<number>`sum(${seatHoldings.quantity})::int`,
      used: sql<number>`sum(${seatHoldings.used})::int`,
      granted: sql<number>`(select count(*) from grants g where g.company_id = seat_holdings.company_id and g.main_id = seat_holdings.main_id)::int`,
    })
    .from(seatHoldings)
    .where(inArray(seatHoldings.companyId, [...companyIds]))
    .groupBy(seatHoldings.companyId, seatHoldings.mainId)

it('the accounts balance after 200 people bought for a month in random ways', async () => {
  const sold = await soldPrograms()
  const now = service.clock.now()
  const buyers = (await insertBuyers(db(), { persons: 150, bosses: 50, now })).map(
    (buying, seed) => new Buyer(service, sold, buying, seed + 1),
  )
  const companyIds = buyers.flatMap(({ buying: { owner } }) =>
    owner.kind === 'company' ? [owner.companyId] : [],
  )

  for (let step = 0; step < halfDays; step += 1) {
    // Callbacks are lost now and then.
    callbacksArrive = step % 5 !== 3
    for (let from = 0; from < buyers.length; from += atOnce)
      await Promise.all(buyers.slice(from, from + atOnce).map((buyer) => buyer.act()))
    callbacksArrive = true
    await passHalfADay()
    for (const { total, used, granted } of await seatsOf(companyIds)) {
      expect(used).toBe(granted)
      expect(granted).toBeLessThanOrEqual(total)
    }
  }
  // Everything in progress completes.
  for (let step = 0; step < 4; step += 1) {
    for (const buyer of buyers) await buyer.finish()
    await passHalfADay()
  }

  const bought = buyers.flatMap((buyer) => buyer.bought.map((order) => ({ ...order, buyer })))
  const numbers = bought.map(({ orderNo }) => orderNo)
  expect(bought.length).toBeGreaterThan(200)
  const paid = bought.filter(({ isPaid }) => isPaid)

  const rows = await db().select().from(orders).where(inArray(orders.orderNo, numbers))
  expect(rows.map(({ orderNo }) => orderNo).toSorted()).toEqual(numbers.toSorted())
  const rowOf = new Map(rows.map((row) => [row.orderNo, row]))
  const paymentRows = await db().select().from(payments).where(inArray(payments.orderNo, numbers))
  const events = await db()
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderNo, numbers))
    .orderBy(orderEvents.id)
  const items = await db().select().from(orderItems).where(inArray(orderItems.orderNo, numbers))
  const deliveries = await auditedOf('deliverOrder', numbers)
  for (const { orderNo, amount, isPaid, givenBack, isDeleted, fate } of bought) {
    const row = rowOf.get(orderNo)
    const isDelivered = row?.status === 'COMPLETED'
    expect({ fate, ...row }).toMatchObject({
      fate,
      orderNo,
      status: isPaid ? 'COMPLETED' : 'CLOSED',
      payAmount: amount,
      actualAmount: isPaid ? amount : null,
      closedBecause: isPaid ? null : expect.stringMatching(/^(cancelled|expired)$/),
    })
    expect(row?.deletedAt !== null).toBe(isDeleted)
    const states = paymentRows.filter((payment) => payment.orderNo === orderNo).map(({ state }) => state)
    const counted = ['paid', 'refunded'].map((state) => states.filter((each) => each === state).length)
    expect([fate, ...counted]).toEqual([fate, isPaid ? 1 : 0, givenBack])
    expect(states).not.toContain('refunding')
    expect(states).not.toContain('processing')
    expect(states).not.toContain('accepted')
    expect(deliveries.filter((each) => each === orderNo)).toHaveLength(isDelivered ? 1 : 0)
    const own = events.filter((event) => event.orderNo === orderNo)
    expect(own.map(({ before }) => before)).toEqual([null, ...own.slice(0, -1).map(({ after }) => after)])
    for (const { before, after } of own) expect(mayFollow[before ?? 'nothing']).toContain(after)
    const [item] = items.filter((each) => each.orderNo === orderNo)
    expect(item?.deliveredTo !== null).toBe(isPaid)
  }

  // The provider's books match, in fen.
  const booked = await db()
    .select({ state: cashierPayments.state, sum: sql<number>`sum(${cashierPayments.amount})::int` })
    .from(cashierPayments)
    .where(
      inArray(
        cashierPayments.id,
        paymentRows.map(({ id }) => id),
      ),
    )
    .groupBy(cashierPayments.state)
  const sumOf = (state: string) => booked.find((each) => each.state === state)?.sum ?? 0
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const deducted = paid.filter(({ fate }) => fate === 'isPaidFromTheAccount')
  expect(sumOf('paid') + sumOf('accepted')).toBe(total(paid.map(({ amount }) => amount)))
  // Deductions by the vendor reach the provider only once.
  expect(sumOf('accepted')).toBe(total(deducted.map(({ amount }) => amount)))
  expect(sumOf('refunded')).toBe(total(bought.map(({ amount, givenBack }) => amount * givenBack)))
  expect(sumOf('processing')).toBe(0)

  // All purchased seats exist, wherever they are; renewals add none.
  const seats = await seatsOf(companyIds)
  const batches = await db().select().from(products).where(inArray(products.companyId, companyIds))
  for (const companyId of companyIds)
    for (const { licenceId } of sold) {
      const ofProduct = (mainId: string) => {
        const batch = batches.find((each) => each.companyId === companyId && each.mainId === mainId)
        return (batch?.batchOf ?? batch?.mainId) === licenceId
      }
      const there = seats.filter((each) => each.companyId === companyId && ofProduct(each.mainId))
      const own = paid.filter(
        ({ buyer: { buying }, ...order }) =>
          buying.owner.kind === 'company' &&
          buying.owner.companyId === companyId &&
          order.licenceId === licenceId &&
          order.renewed === null,
      )
      expect(total(there.map((each) => each.total))).toBe(total(own.map(({ quantity }) => quantity)))
    }
  expect(total(seats.map(({ granted }) => granted))).toBe(
    await db().$count(grants, inArray(grants.companyId, companyIds)),
  )
  expect(total(seats.map(({ granted }) => granted))).toBeGreaterThan(0)
  // Renewals extend the right batch: it ends with its last renewal.
  for (const { orderNo, renewed, isPaid } of bought.filter(
    (order) => order.renewed !== null && order.isPaid,
  )) {
    const [item] = items.filter((each) => each.orderNo === orderNo)
    expect([item?.effect, item?.deliveredTo, isPaid]).toEqual(['extend', renewed, true])
  }
  expect(paid.some(({ renewed }) => renewed !== null)).toBe(true)

  for (const buyer of buyers.slice(-60))
    expect(await buyer.listed()).toBe(buyer.bought.filter(({ isDeleted }) => !isDeleted).length)
  expect(service.logged.filter(({ level }) => level === 'error')).toEqual([])
  expect(
    await runCommand(service.ports, operatorProgram, { words: ['audit', 'verify'], user: 'vendor' }),
  ).toBeTruthy()
})

/** The allowed next statuses of each status. */
const mayFollow = {
  nothing: ['NOTPAY'],
  NOTPAY: ['PAYERROR', 'PROCESSING', 'ACCEPT', 'SUCCESS', 'CLOSED'],
  PAYERROR: ['PROCESSING', 'ACCEPT', 'SUCCESS', 'CLOSED'],
  PROCESSING: ['SUCCESS', 'PAYERROR'],
  ACCEPT: ['SUCCESS', 'PAYERROR'],
  SUCCESS: ['COMPLETED'],
  COMPLETED: [] as string[],
  CLOSED: [] as string[],
} as const satisfies Readonly<Record<string, readonly string[]>>

async function auditedOf(operation: string, numbers: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ orderNo: sql<string>`${auditRows.subject}->>'orderNo'` })
    .from(auditRows)
    .where(eq(auditRows.operation, operation))
  const known = new Set(numbers)
  return rows.map(({ orderNo }) => orderNo).filter((orderNo) => known.has(orderNo))
}
