import { ordersErrors } from '@atrium/contracts/orders/contract'
import { ordersOperations as operations } from '@atrium/contracts/orders/policy'
import type { Operation, OperationInput } from '@atrium/contracts/wire/contract'
import { idempotencyHeader } from '@atrium/contracts/wire/headers'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentKey } from '../../adapters/cashier'
import { signNotice } from '../../adapters/cashier/signNotice'
import { operatorProgram } from '../../commands'
import { runCommand } from '../../platform/operator/runCommand'
import type { PayType } from '../../ports/PaymentProvider'
import { demo } from '../../seed/demo'
import { auditRows, messages, orders, payments, seatHoldings, userEvents } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { newOrder } from '../../testing/samples/orderSamples'
import { sweepOrders } from './sweepOrders'

const userId = demo.userIds.member
const self = { as: { userId } }
const amount = 298_000
const day = 24 * 3_600_000

let service: TestService
let orderNo: string
let callbacksArrive = true
beforeAll(async () => {
  service = await createDemoService({ callbacksArrive: () => callbacksArrive })
})
beforeEach(async () => {
  callbacksArrive = true
  orderNo = await newOrder(service, { kind: 'person', userId })
})
afterAll(() => service.close())

const ask = <O extends Operation>(operation: O, input: OperationInput<O>, headers = {}) =>
  service.request(operation, input, { ...self, headers })
const list = async () => (await ask(operations.listOrders, { query: { pageIndex: 1, pageSize: 100 } })).data
const detail = async () => (await ask(operations.getOrderDetails, { params: { orderNo } })).data
const cancel = () => ask(operations.cancelOrder, { params: { orderNo } })
const remove = () => ask(operations.deleteOrder, { params: { orderNo } })
const openCashier = (payType: PayType = 'card') =>
  ask(operations.updatePayType, { params: { orderNo, payType } })
const operate = (...words: string[]) => runCommand(service.ports, operatorProgram, { words, user: 'vendor' })

async function pay(payType?: PayType): Promise<void> {
  await decide((await openCashier(payType)).data.payUrl)
}

const decide = (payUrl: string) =>
  service.app.request(payUrl.replace('http://127.0.0.1:3000', ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=pay',
  })

const audited = () =>
  service.database.connection
    .select()
    .from(auditRows)
    .where(sql`${auditRows.subject}->>'orderNo' = ${orderNo}`)
    .orderBy(auditRows.id)

const seats = () => service.database.connection.select().from(seatHoldings).orderBy(seatHoldings.mainId)

describe('a person’s order', () => {
  it('is listed for its owner only, and can be opened', async () => {
    const other = await newOrder(service)
    const numbers = (await list()).list.map((row) => row.orderNo)
    expect(numbers).toContain(orderNo)
    expect(numbers).not.toContain(other)
    const query = { enterpriseId: demo.companyId, pageIndex: 1, pageSize: 100 }
    const boss = { as: { userId: demo.userIds.superAdministrator }, company: demo.companyId }
    const ofCompany = (await service.request(operations.listOrders, { query }, boss)).data.list
    expect(ofCompany.map((row) => row.orderNo)).toContain(other)
    expect(ofCompany.map((row) => row.orderNo)).not.toContain(orderNo)
    expect(await detail()).toMatchObject({
      tradeStatus: 'NOTPAY',
      subItems: [{ purchaseQuantity: 1, effect: { kind: 'add', from: null, until: expect.any(String) } }],
    })
  })

  it('is unknown to everybody else, inside and outside of companies', async () => {
    const input = { params: { orderNo } }
    for (const as of [
      { as: { userId: demo.userIds.individual } },
      { as: { userId: demo.userIds.superAdministrator }, company: demo.companyId },
    ])
      for (const operation of [operations.getOrderDetails, operations.cancelOrder, operations.deleteOrder])
        expect((await service.request(operation, input, as)).status).toBe(404)
    expect(await detail()).toMatchObject({ tradeStatus: 'NOTPAY', paidAt: null, buyerName: '顾一鸣' })
  })

  it('can be cancelled once, and then deleted', async () => {
    expect((await remove()).code).toBe(ordersErrors.notDeletable)
    expect((await cancel()).data).toBe(true)
    expect(await detail()).toMatchObject({ tradeStatus: 'CLOSED', closedBecause: 'cancelled' })
    expect((await cancel()).code).toBe(ordersErrors.notCancellable)
    expect((await openCashier()).code).toBe(ordersErrors.closed)
    expect((await remove()).data).toBe(true)
    expect((await ask(operations.getOrderDetails, { params: { orderNo } })).status).toBe(404)
    expect((await audited()).map(({ companyId, actorId }) => [companyId, actorId])).toEqual([
      ['', userId],
      ['', userId],
    ])
  })

  it('is cancelled once per idempotency key, which counts separately in a company', async () => {
    const key = { [idempotencyHeader]: 'one-key-for-both' }
    const params = { orderNo }
    expect((await ask(operations.cancelOrder, { params }, key)).data).toBe(true)
    expect((await ask(operations.cancelOrder, { params }, key)).data).toBe(true)
    expect(await audited()).toHaveLength(1)
    const ofCompany = { params: { orderNo: await newOrder(service) } }
    const boss = { as: { userId: demo.userIds.superAdministrator } }
    const send = (company?: string) =>
      service.request(operations.cancelOrder, ofCompany, {
        ...boss,
        ...(company && { company }),
        headers: key,
      })
    expect((await send()).status).toBe(404)
    expect((await send(demo.companyId)).data).toBe(true)
    expect((await send()).status).toBe(404)
  })

  it('when paid notifies its owner and becomes their licence, without seats', async () => {
    const before = await seats()
    await pay()
    await sweepOrders(service.ports)
    expect(await detail()).toMatchObject({ tradeStatus: 'COMPLETED', actualAmount: 2980, refundAmount: 0 })
    expect(await seats()).toEqual(before)
    const { connection: db } = service.database
    const rows = await db.select().from(messages).where(eq(messages.subjectId, orderNo))
    expect(rows).toMatchObject([
      {
        userId,
        title: '订单支付成功',
        content: expect.stringContaining('“我的产品”'),
        companyId: null,
        kind: 'order',
      },
    ])
    const pushed = await db.$count(userEvents, eq(userEvents.userId, userId))
    expect(pushed).toBeGreaterThan(0)
    const received = (await audited()).find(({ operation }) => operation === 'receivePayment')
    expect(received).toMatchObject({ companyId: '', actorId: '', subject: { userId } })
  })

  it('is paid once by many simultaneous callbacks', async () => {
    await Promise.all([openCashier(), openCashier(), openCashier()])
    const opened = await service.database.connection
      .select()
      .from(payments)
      .where(eq(payments.orderNo, orderNo))
    expect(opened).toMatchObject([{ ownerKind: 'person', ownerId: userId, state: 'open' }])
    const paymentId = opened[0]?.id ?? ''
    const notice = { paymentId, reference: 'r', state: 'paid', amount } as const
    const call = () => {
      const body = signNotice(paymentKey(service.ports.keys), notice, service.clock.now())
      return service.request(operations.receivePayment, { body })
    }
    const answers = await Promise.all([call(), call(), call(), call()])
    expect(answers.every(({ data }) => data)).toBe(true)
    expect(await detail()).toMatchObject({ tradeStatus: 'COMPLETED' })
    expect((await audited()).filter(({ operation }) => operation === 'receivePayment')).toHaveLength(1)
  })

  it('that is paid after its cancellation is refunded', async () => {
    const { payUrl } = (await openCashier()).data
    await cancel()
    await decide(payUrl)
    expect(await detail()).toMatchObject({ tradeStatus: 'CLOSED', refundAmount: 2980 })
    const [payment] = await service.database.connection
      .select()
      .from(payments)
      .where(eq(payments.orderNo, orderNo))
    expect(payment?.state).toBe('refunded')
  })

  it('is found paid by a query when the callback was lost', async () => {
    callbacksArrive = false
    await pay()
    expect(await detail()).toMatchObject({ tradeStatus: 'NOTPAY' })
    const answer = await ask(operations.checkPayment, { params: { orderNo } })
    expect(answer.data).toEqual({ tradeStatus: 'SUCCESS' })
    await sweepOrders(service.ports)
    expect(await detail()).toMatchObject({ tradeStatus: 'COMPLETED' })
  })

  it('is listed, shown and settled by the vendor', async () => {
    await pay('onlineBank')
    expect(await detail()).toMatchObject({ tradeStatus: 'PROCESSING' })
    expect(await operate('orders', 'list')).toMatch(new RegExp(`${orderNo}.*${demo.accounts.member}`))
    expect(await operate('orders', 'show', orderNo)).toContain(userId)
    await operate('orders', 'settle', orderNo)
    await sweepOrders(service.ports)
    expect(await detail()).toMatchObject({ tradeStatus: 'COMPLETED' })
    const settled = (await audited()).find(({ operation }) => operation === 'operator.orders.settle')
    expect(settled).toMatchObject({ companyId: '', subject: { userId } })
    await operate('audit', 'verify')
  })

  // Moves the clock past every open order's deadline, so it runs last.
  it('closes when nobody pays it in time', async () => {
    service.clock.advance(7 * day)
    expect(await detail()).toMatchObject({ tradeStatus: 'CLOSED', closedBecause: 'expired' })
    await sweepOrders(service.ports)
    const { connection: db } = service.database
    const isOrder = and(eq(orders.userId, userId), eq(orders.orderNo, orderNo))
    expect(await db.select().from(orders).where(isOrder)).toMatchObject([{ closedBecause: 'expired' }])
    expect(await audited()).toMatchObject([{ operation: 'closeExpiredOrder', subject: { userId } }])
  })
})
