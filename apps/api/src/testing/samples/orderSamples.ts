import type { ordersContract } from '@atrium/features/orders/contract'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { paymentKey } from '../../adapters/cashier'
import { signNotice } from '../../adapters/cashier/signNotice'
import { createOrder } from '../../features/orders'
import type { OrderStatus } from '../../features/orders/orderStatus'
import { randomId } from '../../platform/keys/randomId'
import { demo } from '../../seed/demo'
import { cashierPayments, orders, payments } from '../../tables'
import type { TestService } from '../createTestService'
import { boss, type SamplesOf } from './Sample'

const { companyId, mainIds, userIds } = demo

export const orderSamples: SamplesOf<typeof ordersContract> = {
  listOrders: {
    ...boss,
    input: () => ({ query: { enterpriseId: companyId, pageIndex: 1, pageSize: 10 } }),
  },
  getOrderDetails: { ...boss, input: async ({ service }) => ofOrder(await orderIn(service, 'COMPLETED')) },
  cancelOrder: { ...boss, input: async ({ service }) => ofOrder(await newOrder(service)) },
  deleteOrder: { ...boss, input: async ({ service }) => ofOrder(await orderIn(service, 'CLOSED')) },
  updatePayType: {
    ...boss,
    input: async ({ service }) => ({
      params: { orderNo: await newOrder(service), payType: 'card' },
    }),
  },
  checkPayment: { ...boss, input: async ({ service }) => ofOrder(await orderAtCashier(service)) },
  receivePayment: {
    ...boss,
    input: async ({ service }) => {
      const { paymentId } = await openPayment(service)
      const notice = { paymentId, reference: 'sample', state: 'failed', amount } as const
      return { body: signNotice(paymentKey(service.ports.keys), notice, service.clock.now()) }
    },
  },
}

const amount = 298_000
const ofOrder = (orderNo: string) => ({ params: { orderNo } })

async function orderIn({ database }: TestService, status: OrderStatus): Promise<string> {
  const [order] = await database.connection
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.status, status), isNull(orders.deletedAt)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (!order) throw new Error(`The demo data lacks an order that is ${status}.`)
  return order.orderNo
}

/** An order of one seat that nobody has paid, of the first demo company. */
export const newOrder = ({ database, clock }: TestService): Promise<string> =>
  createOrder(database.connection, {
    companyId,
    createdBy: userIds.superAdministrator,
    orderAmount: amount,
    payAmount: amount,
    items: [
      {
        mainId: mainIds.architecture,
        productName: '建筑施工图设计软件',
        productType: 0,
        sellingPackageName: '企业标准版',
        membershipDuration: 12,
        purchaseQuantity: 1,
      },
    ],
    now: clock.now(),
  })

/** Somebody stands at the cashier for a new order. */
async function openPayment(service: TestService) {
  const orderNo = await newOrder(service)
  const now = service.clock.now()
  const paymentId = randomId()
  await service.database.connection.insert(payments).values({
    companyId,
    id: paymentId,
    orderNo,
    payType: 'card',
    amount,
    state: 'open',
    createdAt: now,
    changedAt: now,
  })
  return { orderNo, paymentId }
}

/** Of whose payment the cashier knows more than we. */
async function orderAtCashier({ database }: TestService): Promise<string> {
  const [payment] = await database.connection
    .select({ orderNo: payments.orderNo })
    .from(payments)
    .innerJoin(cashierPayments, eq(cashierPayments.id, payments.id))
    .where(eq(payments.companyId, companyId))
    .orderBy(asc(payments.createdAt))
    .limit(1)
  if (!payment) throw new Error('The demo data lacks a payment that the cashier knows.')
  return payment.orderNo
}
