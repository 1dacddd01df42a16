import { ordersErrors } from '@atrium/contracts/orders/contract'
import { ordersOperations as operations } from '@atrium/contracts/orders/policy'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentKey } from '../../../adapters/cashier'
import { signNotice } from '../../../adapters/cashier/signNotice'
import type { PayType, ProviderState } from '../../../ports/PaymentProvider'
import { demo } from '../../../seed/demo'
import { auditRows, messages, orders, payments, products, seatHoldings } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService } from '../../../testing/demo/demoService'
import { newOrder } from '../../../testing/samples/orderSamples'
import { sweepOrders } from '../sweepOrders'

const { companyId, userIds, mainIds } = demo
const minute = 60_000

let service: TestService
let callbacksArrive = true
beforeAll(async () => {
  service = await createDemoService({ callbacksArrive: () => callbacksArrive })
})
beforeEach(() => {
  callbacksArrive = true
})
afterAll(() => service.close())

const boss = { as: { userId: userIds.superAdministrator }, company: companyId }
const amount = 298_000

async function payUrlOf(orderNo: string, payType: PayType = 'card'): Promise<string> {
  const answer = await service.request(operations.updatePayType, { params: { orderNo, payType } }, boss)
  if (!answer.data) throw new Error(`no cashier: ${answer.code}`)
  return answer.data.payUrl.replace('http://127.0.0.1:3000', '')
}

/** Submits a person's decision on the cashier's page. */
const decide = (payUrl: string, decision: 'pay' | 'fail' | 'cancel') =>
  service.app.request(payUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  })

const detail = async (orderNo: string) =>
  (await service.request(operations.getOrderDetails, { params: { orderNo } }, boss)).data
const statusOf = async (orderNo: string) => (await detail(orderNo))?.tradeStatus
const cancel = (orderNo: string) => service.request(operations.cancelOrder, { params: { orderNo } }, boss)
const check = (orderNo: string) => service.request(operations.checkPayment, { params: { orderNo } }, boss)
const paymentsOf = (orderNo: string) =>
  service.database.connection.select().from(payments).where(eq(payments.orderNo, orderNo))

async function call(paymentId: string, state: ProviderState, change: object = {}) {
  const notice = { paymentId, reference: 'r', state, amount, ...change }
  const body = signNotice(paymentKey(service.ports.keys), notice, service.clock.now())
  return service.request(operations.receivePayment, { body })
}

async function openPayment(orderNo: string): Promise<string> {
  await payUrlOf(orderNo)
  const [payment] = await paymentsOf(orderNo)
  return payment?.id ?? ''
}

/** Every batch of the product with its seats and end. */
async function batches() {
  const rows = await service.database.connection
    .select({
      mainId: products.mainId,
      endAt: products.endAt,
      seats: sql<number>`sum(${seatHoldings.quantity})`.mapWith(Number),
    })
    .from(products)
    .innerJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
    )
    .where(
      and(
        eq(products.companyId, companyId),
        or(eq(products.mainId, mainIds.architecture), eq(products.batchOf, mainIds.architecture)),
      ),
    )
    .groupBy(products.companyId, products.mainId)
  return new Map(rows.map(({ mainId, ...batch }) => [mainId, batch]))
}

const seats = async () => [...(await batches()).values()].reduce((sum, batch) => sum + batch.seats, 0)

const titlesSince = async (moment: Date) =>
  (
    await service.database.connection
      .select({ title: messages.title })
      .from(messages)
      .where(and(eq(messages.userId, userIds.superAdministrator), gt(messages.createdAt, moment)))
  ).map(({ title }) => title)

describe('paying', () => {
  it('leads to the cashier and back, pays, delivers seats and time, and notifies the buyer', async () => {
    const before = service.clock.now()
    service.clock.advance(minute)
    const batchesBefore = await batches()
    const orderNo = await newOrder(service)
    const answer = await decide(await payUrlOf(orderNo), 'pay')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`http://127.0.0.1:3000/SalePayResult?orderNo=${orderNo}`)
    expect(await detail(orderNo)).toMatchObject({
      tradeStatus: 'COMPLETED',
      actualAmount: 2980,
      payType: 'card',
      refundAmount: 0,
    })
    const { [`${orderNo}-0`]: added, ...others } = Object.fromEntries(await batches())
    expect(others).toEqual(Object.fromEntries(batchesBefore))
    expect(added).toMatchObject({ seats: 1 })
    expect(added?.endAt?.getFullYear()).toBe(service.clock.now().getFullYear() + 1)
    expect(await titlesSince(before)).toContain('订单支付成功')
  })

  it('can be tried again after a failure', async () => {
    const orderNo = await newOrder(service)
    const payUrl = await payUrlOf(orderNo)
    await decide(payUrl, 'fail')
    expect(await statusOf(orderNo)).toBe('PAYERROR')
    await decide(await payUrlOf(orderNo), 'pay')
    expect(await statusOf(orderNo)).toBe('COMPLETED')
  })

  it('leaves the order unchanged when it is cancelled at the cashier', async () => {
    const orderNo = await newOrder(service)
    await decide(await payUrlOf(orderNo), 'cancel')
    expect(await statusOf(orderNo)).toBe('NOTPAY')
  })

  it('by transfer is processing, and settles a day later', async () => {
    const orderNo = await newOrder(service)
    await decide(await payUrlOf(orderNo, 'onlineBank'), 'pay')
    expect(await statusOf(orderNo)).toBe('PROCESSING')
    service.clock.advance(24 * 60 * minute)
    await sweepOrders(service.ports)
    expect(await statusOf(orderNo)).toBe('COMPLETED')
  })

  it('from the account waits for the vendor', async () => {
    const orderNo = await newOrder(service)
    await decide(await payUrlOf(orderNo, 'account'), 'pay')
    expect(await statusOf(orderNo)).toBe('ACCEPT')
    expect((await cancel(orderNo)).code).toBe(ordersErrors.notCancellable)
  })

  it('opens the same payment in two tabs', async () => {
    const orderNo = await newOrder(service)
    expect(await payUrlOf(orderNo)).toBe(await payUrlOf(orderNo))
    expect(await paymentsOf(orderNo)).toHaveLength(1)
  })
})

describe('paying twice', () => {
  it('at the cashier takes the money once', async () => {
    const seatsBefore = await seats()
    const orderNo = await newOrder(service)
    const payUrl = await payUrlOf(orderNo)
    await Promise.all([decide(payUrl, 'pay'), decide(payUrl, 'pay'), decide(payUrl, 'cancel')])
    await decide(payUrl, 'pay')
    const [payment] = await paymentsOf(orderNo)
    expect(['paid', 'abandoned']).toContain(payment?.state)
    expect(await seats()).toBe(seatsBefore + (payment?.state === 'paid' ? 1 : 0) + 0)
    expect(await paymentsOf(orderNo)).toHaveLength(1)
  })

  it('in two ways refunds the second payment', async () => {
    const before = service.clock.now()
    service.clock.advance(minute)
    const seatsBefore = await seats()
    const orderNo = await newOrder(service)
    const [byCard, byTransfer] = [await payUrlOf(orderNo, 'card'), await payUrlOf(orderNo, 'onlineBank')]
    await decide(byTransfer, 'pay')
    expect(await statusOf(orderNo)).toBe('PROCESSING')
    await decide(byCard, 'pay')
    expect(await statusOf(orderNo)).toBe('COMPLETED')
    service.clock.advance(24 * 60 * minute)
    await sweepOrders(service.ports)
    expect(await detail(orderNo)).toMatchObject({ tradeStatus: 'COMPLETED', refundAmount: 2980 })
    expect((await paymentsOf(orderNo)).map(({ state }) => state).sort()).toEqual(['paid', 'refunded'])
    expect(await seats()).toBe(seatsBefore + 1)
    expect(await titlesSince(before)).toEqual(expect.arrayContaining(['订单支付成功', '订单退款通知']))
  })

  it('with many simultaneous callbacks delivers once, with one audit row each', async () => {
    const seatsBefore = await seats()
    const orderNo = await newOrder(service)
    const paymentId = await openPayment(orderNo)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => call(paymentId, 'paid')))
    expect(answers.every(({ code }) => code === 0)).toBe(true)
    expect(await statusOf(orderNo)).toBe('COMPLETED')
    expect(await seats()).toBe(seatsBefore + 1)
    const audited = await service.database.connection
      .select({ operation: auditRows.operation })
      .from(auditRows)
      .where(sql`${auditRows.subject}->>'orderNo' = ${orderNo} and ${auditRows.actorId} = ''`)
    expect(audited.map(({ operation }) => operation).sort()).toEqual(['deliverOrder', 'receivePayment'])
  })
})

describe('paying a cancelled order', () => {
  it('refunds the money, notifies the buyer, and leaves the order closed', async () => {
    const before = service.clock.now()
    service.clock.advance(minute)
    const seatsBefore = await seats()
    const orderNo = await newOrder(service)
    const payUrl = await payUrlOf(orderNo)
    expect((await cancel(orderNo)).data).toBe(true)
    await decide(payUrl, 'pay')
    expect(await detail(orderNo)).toMatchObject({
      tradeStatus: 'CLOSED',
      actualAmount: null,
      refundAmount: 2980,
    })
    expect((await paymentsOf(orderNo)).map(({ state }) => state)).toEqual(['refunded'])
    expect(await seats()).toBe(seatsBefore)
    expect(await titlesSince(before)).toContain('订单退款通知')
  })

  it('at the moment of the cancellation completes exactly one of the two', async () => {
    const seatsBefore = await seats()
    const orderNo = await newOrder(service)
    const paymentId = await openPayment(orderNo)
    const [cancelled] = await Promise.all([cancel(orderNo), call(paymentId, 'paid')])
    const order = await detail(orderNo)
    const delivered = (await seats()) - seatsBefore
    if (cancelled.code === 0) {
      expect(order).toMatchObject({ tradeStatus: 'CLOSED', refundAmount: 2980 })
      expect(delivered).toBe(0)
    } else {
      expect(order).toMatchObject({ tradeStatus: 'COMPLETED', refundAmount: 0 })
      expect(delivered).toBe(1)
    }
  })
})

describe('a callback', () => {
  it.each([
    ['an amount that differs from the signed one', { amount: 1 }],
    ['another payment', { paymentId: 'other' }],
    ['another state', { state: 'failed' }],
    ['another moment', { sentAt: '2026-03-02T01:04:00.000Z' }],
    ['an invalid signature', { sign: 'A'.repeat(43) }],
  ])('with %s is refused and logged, and changes nothing', async (_, change) => {
    const orderNo = await newOrder(service)
    const paymentId = await openPayment(orderNo)
    const notice = { paymentId, reference: 'r', state: 'paid', amount } as const
    const signed = signNotice(paymentKey(service.ports.keys), notice, service.clock.now())
    const body = { ...signed, ...change } as typeof signed
    const answer = await service.request(operations.receivePayment, { body })
    expect(answer).toMatchObject({ status: 403, code: ordersErrors.callbackRefused })
    expect(await statusOf(orderNo)).toBe('NOTPAY')
    expect(service.logged).toContainEqual(
      expect.objectContaining({ event: 'paymentCallbackRefused', state: body.state }),
    )
  })

  it('is refused when an eavesdropper repeats it, or when it was sent long ago', async () => {
    const orderNo = await newOrder(service)
    const paymentId = await openPayment(orderNo)
    const notice = { paymentId, reference: 'r', state: 'failed', amount } as const
    const body = signNotice(paymentKey(service.ports.keys), notice, service.clock.now())
    expect((await service.request(operations.receivePayment, { body })).data).toBe(true)
    expect((await service.request(operations.receivePayment, { body })).status).toBe(403)
    const old = signNotice(
      paymentKey(service.ports.keys),
      notice,
      new Date(service.clock.now().getTime() - 6 * minute),
    )
    expect((await service.request(operations.receivePayment, { body: old })).status).toBe(403)
  })

  it('with another amount than the order’s is refused', async () => {
    const orderNo = await newOrder(service)
    const answer = await call(await openPayment(orderNo), 'paid', { amount: 1 })
    expect(answer.code).toBe(ordersErrors.amountMismatch)
    expect(await statusOf(orderNo)).toBe('NOTPAY')
  })

  it('that is outdated changes nothing', async () => {
    const orderNo = await newOrder(service)
    const paymentId = await openPayment(orderNo)
    await call(paymentId, 'paid')
    for (const state of ['processing', 'failed', 'cancelled', 'accepted'] as const)
      await call(paymentId, state)
    expect(await statusOf(orderNo)).toBe('COMPLETED')
  })

  it('that is late still counts', async () => {
    callbacksArrive = false
    const orderNo = await newOrder(service)
    await decide(await payUrlOf(orderNo), 'pay')
    expect(await statusOf(orderNo)).toBe('NOTPAY')
    callbacksArrive = true
    service.clock.advance(minute / 6)
    await service.ports.payments?.tick?.(service.clock.now())
    expect(await statusOf(orderNo)).toBe('COMPLETED')
  })

  it('that is lost is made up for when the person asks', async () => {
    callbacksArrive = false
    const orderNo = await newOrder(service)
    await decide(await payUrlOf(orderNo), 'pay')
    expect((await check(orderNo)).data).toEqual({ tradeStatus: 'SUCCESS' })
    expect((await check(orderNo)).data?.tradeStatus).toMatch(/SUCCESS|COMPLETED/)
    await sweepOrders(service.ports)
    expect(await statusOf(orderNo)).toBe('COMPLETED')
  })

  it('that is lost is made up for by the sweep', async () => {
    callbacksArrive = false
    const orderNo = await newOrder(service)
    await decide(await payUrlOf(orderNo), 'pay')
    service.clock.advance(2 * minute)
    await sweepOrders(service.ports)
    expect(await statusOf(orderNo)).toBe('COMPLETED')
  })
})

describe('the cashier', () => {
  it('shows the payment under a policy without scripts', async () => {
    const orderNo = await newOrder(service)
    const payUrl = await payUrlOf(orderNo)
    const page = await service.app.request(`${payUrl}&lang=en`)
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'nonce-/)
    const text = await page.text()
    for (const part of ['Cashier', '¥2,980.00', orderNo, 'Pay now', '建筑施工图设计软件'])
      expect(text).toContain(part)
  })

  it('refuses a tampered address, and escapes its content', async () => {
    const payUrl = await payUrlOf(await newOrder(service))
    const cheaper = payUrl.replace(/amount=\d+/, 'amount=1')
    expect((await service.app.request(cheaper)).status).toBe(400)
    expect((await decide(cheaper, 'pay')).status).toBe(400)
    const text = await (await service.app.request('/eBusPay/order?lang="><script>')).text()
    expect(text).not.toContain('<script>')
  })

  it('accepts nothing after the order’s deadline', async () => {
    const orderNo = await newOrder(service)
    const payUrl = await payUrlOf(orderNo)
    service.clock.advance(8 * 24 * 60 * minute)
    await decide(payUrl, 'pay')
    expect(await paymentsOf(orderNo)).toMatchObject([{ state: 'open' }])
    expect(await statusOf(orderNo)).toBe('CLOSED')
  })
})

it('an order delivers a product that the company doesn’t have yet', async () => {
  const orderNo = await newOrder(service)
  const { connection } = service.database
  await connection.execute(sql`update order_items set main_id = 'main-new', membership_duration = 6
    where order_no = ${orderNo}`)
  await call(await openPayment(orderNo), 'paid')
  const [product] = await connection
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, 'main-new')))
  expect(product).toMatchObject({ licensingType: 'dated', isTrial: false })
  const [order] = await connection.select().from(orders).where(eq(orders.orderNo, orderNo))
  expect(order?.deliveredAt).not.toBeNull()
})
