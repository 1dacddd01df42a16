import { ordersErrors } from '@atrium/contracts/orders/contract'
import { ordersOperations as operations } from '@atrium/contracts/orders/policy'
import { changeHeader, companyHeader, idempotencyHeader } from '@atrium/contracts/wire/headers'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { orders } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { newOrder } from '../../testing/samples/orderSamples'
import { testBearer } from '../../testing/testBearer'
import { newOrderNo } from './createOrder'
import type { OrderStatus } from './orderStatus'
import { sweepOrders } from './sweepOrders'

const { companyId, secondCompanyId, userIds } = demo
const day = 24 * 3_600_000

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())

const boss = { as: { userId: userIds.superAdministrator }, company: companyId }
const list = (query: object = {}) =>
  service.request(
    operations.listOrders,
    { query: { enterpriseId: companyId, pageIndex: 1, pageSize: 100, ...query } },
    boss,
  )
const detail = (orderNo: string) => service.request(operations.getOrderDetails, { params: { orderNo } }, boss)
const cancel = (orderNo: string) => service.request(operations.cancelOrder, { params: { orderNo } }, boss)
const remove = (orderNo: string) => service.request(operations.deleteOrder, { params: { orderNo } }, boss)
const pay = (orderNo: string) =>
  service.request(operations.updatePayType, { params: { orderNo, payType: 'card' } }, boss)

async function anyOrder(status: OrderStatus): Promise<string> {
  const [row] = (await list({ orderStatus: status })).data?.list ?? []
  if (!row) throw new Error(`no ${status}`)
  return row.orderNo
}

describe('the list of orders', () => {
  it('has orders in every status, newest first, over several pages', async () => {
    const all = await list()
    expect(all.data?.totalItems).toBeGreaterThanOrEqual(24)
    const rows = all.data?.list ?? []
    expect(new Set(rows.map((row) => row.orderStatus.name)).size).toBe(7)
    const dates = rows.map(({ createdAt }) => createdAt)
    expect(dates).toEqual([...dates].sort().reverse())
    const second = await list({ pageIndex: 2, pageSize: 10 })
    expect(second.data?.list[0]).toEqual(rows[10])
  })

  it('counts the search results by status, independent of the requested status', async () => {
    const all = await list()
    const countOf = (answer: typeof all, status: OrderStatus) =>
      answer.data?.counts.find(({ orderStatus }) => orderStatus.name === status)?.count ?? 0
    const inRows = (status: OrderStatus) =>
      all.data?.list.filter(({ orderStatus }) => orderStatus.name === status).length
    for (const status of ['NOTPAY', 'CLOSED', 'COMPLETED'] as const) {
      const page = await list({ orderStatus: status, pageSize: 1 })
      expect(countOf(page, status)).toBe(inRows(status))
      expect(page.data?.totalItems).toBe(inRows(status))
      expect(page.data?.counts).toEqual(all.data?.counts)
    }
    const nothing = await list({ searchCondition: '没有这样的商品' })
    expect(nothing.data).toMatchObject({ totalItems: 0, counts: [] })
    const beyond = await list({ pageIndex: 9 })
    expect(beyond.data).toMatchObject({ list: [], counts: all.data?.counts })
  })

  it('shows how an order was paid only once it is', async () => {
    for (const row of (await list()).data?.list ?? []) {
      const isPaid = ['SUCCESS', 'COMPLETED'].includes(row.orderStatus.name)
      expect(row.payTypeDescription !== null, row.orderStatus.name).toBe(isPaid)
      expect(row.actualAmount !== null).toBe(isPaid)
    }
  })

  it('searches by part of a number or product, and takes wildcards literally', async () => {
    const [first] = (await list()).data?.list ?? []
    expect((await list({ searchCondition: first?.orderNo.slice(4) })).data?.totalItems).toBe(1)
    const bridges = (await list({ searchCondition: '桥梁' })).data?.list ?? []
    expect(bridges.length).toBeGreaterThan(1)
    expect(bridges.every(({ productName }) => productName.includes('桥梁'))).toBe(true)
    expect((await list({ searchCondition: '%' })).data?.totalItems).toBe(0)
  })

  it('is limited to one company', async () => {
    const orderNo = await newOrder(service)
    const other = { as: { userId: userIds.superAdministrator }, company: secondCompanyId }
    const query = { enterpriseId: secondCompanyId, pageIndex: 1, pageSize: 10 }
    expect((await service.request(operations.listOrders, { query }, other)).data?.totalItems).toBe(0)
    for (const operation of [operations.getOrderDetails, operations.cancelOrder, operations.deleteOrder]) {
      expect((await service.request(operation, { params: { orderNo } }, other)).status).toBe(404)
    }
    const params = { orderNo, payType: 'card' } as const
    expect((await service.request(operations.updatePayType, { params }, other)).status).toBe(404)
  })
})

describe('an order', () => {
  it('shows amounts in yuan, goods, invoice and address', async () => {
    const [row] = (await list({ orderStatus: 'COMPLETED' })).data?.list ?? []
    const order = (await detail(row?.orderNo ?? '')).data
    expect(order).toMatchObject({
      tradeStatus: 'COMPLETED',
      payAmount: row?.payAmount,
      subItems: [
        {
          sellingPackageName: expect.any(String),
          purchaseQuantity: expect.any(Number),
          lineAmount: row?.orderAmount,
        },
      ],
    })
    expect(order?.orderAmount).toBeGreaterThanOrEqual(order?.payAmount ?? 0)
  })

  it.each(['NOTPAY', 'PAYERROR'] as const)('that is %s can be cancelled, once', async (status) => {
    const orderNo = await anyOrder(status)
    expect((await cancel(orderNo)).data).toBe(true)
    expect((await detail(orderNo)).data).toMatchObject({ tradeStatus: 'CLOSED', closedBecause: 'cancelled' })
    expect((await cancel(orderNo)).code).toBe(ordersErrors.notCancellable)
    expect((await pay(orderNo)).code).toBe(ordersErrors.closed)
  })

  it('isn’t cancelled by a link or a HEAD request', async () => {
    const orderNo = await newOrder(service)
    const path = operations.cancelOrder.path.replace('{orderNo}', orderNo)
    const headers = new Headers({
      authorization: `Bearer ${testBearer(boss.as)}`,
      [companyHeader]: companyId,
      [idempotencyHeader]: 'a-key-of-its-own',
    })
    const byLink = await service.app.request(path, { headers })
    expect(byLink.status).toBe(400)
    expect(await byLink.json()).toMatchObject({ issues: [{ path: `header.${changeHeader}` }] })
    headers.set(changeHeader, 'true')
    expect((await service.app.request(path, { method: 'HEAD', headers })).status).toBe(405)
    expect((await detail(orderNo)).data).toMatchObject({ tradeStatus: 'NOTPAY' })
    expect((await service.app.request(path, { headers })).status).toBe(200)
    expect((await detail(orderNo)).data).toMatchObject({ tradeStatus: 'CLOSED' })
  })

  it.each([
    ['SUCCESS', ordersErrors.alreadyPaid],
    ['COMPLETED', ordersErrors.alreadyPaid],
    ['PROCESSING', ordersErrors.underWay],
    ['ACCEPT', ordersErrors.underWay],
  ] as const)('that is %s can neither be cancelled nor paid', async (status, code) => {
    const orderNo = await anyOrder(status)
    expect((await cancel(orderNo)).code).toBe(ordersErrors.notCancellable)
    expect((await pay(orderNo)).code).toBe(code)
  })

  it.each(['CLOSED', 'COMPLETED'] as const)('that is %s can be deleted, and disappears', async (status) => {
    const orderNo = await anyOrder(status)
    expect((await remove(orderNo)).data).toBe(true)
    expect((await detail(orderNo)).status).toBe(404)
    expect((await remove(orderNo)).status).toBe(404)
    expect((await list({ searchCondition: orderNo })).data?.totalItems).toBe(0)
  })

  it.each(['NOTPAY', 'PAYERROR', 'PROCESSING', 'ACCEPT', 'SUCCESS'] as const)(
    'that is %s can’t be deleted',
    async (status) => {
      expect((await remove(await anyOrder(status))).code).toBe(ordersErrors.notDeletable)
    },
  )

  it('has a readable number', () => {
    expect(newOrderNo(new Date('2026-11-20T10:30:00Z'), 42)).toBe('202611201830000042')
  })
})

// Moves the clock past every open order's deadline, so it runs last.
it('closes an order that nobody paid in time: at once in what is shown, then in the sweep', async () => {
  const orderNo = await newOrder(service)
  service.clock.advance(7 * day)
  expect((await detail(orderNo)).data).toMatchObject({ tradeStatus: 'CLOSED', closedBecause: 'expired' })
  expect((await list({ searchCondition: orderNo, orderStatus: 'CLOSED' })).data?.totalItems).toBe(1)
  expect((await pay(orderNo)).code).toBe(ordersErrors.closed)
  await sweepOrders(service.ports)
  const [row] = await service.database.connection
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.orderNo, orderNo)))
  expect(row).toMatchObject({ status: 'CLOSED', closedBecause: 'expired' })
})
