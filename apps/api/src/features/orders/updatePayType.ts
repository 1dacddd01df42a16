import type { ordersOperations } from '@atrium/contracts/orders/policy'
import { ordersRefusals } from '@atrium/contracts/orders/refusals'
import { pagePaths } from '@atrium/contracts/paths'
import { and, eq } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { findOrder, ofOrder } from './findOrder'
import { type OrderRow, statusAt } from './orderStatus'
import { orderItems, payments } from './tables'

type PayCall = Call<typeof ordersOperations.updatePayType>

/**
 * Opens a payment. An open one with the same way to pay is reused, so that two tabs come to the same place at the
 * cashier.
 */
export async function updatePayType(call: PayCall) {
  const { db, owner, params, now, ports } = call
  const order = await findOrder(db, owner, params.orderNo)
  requirePayable(order, now)
  if (!ports.payments) throw new Refusal(ordersRefusals.paymentsOff)
  const opened = await findOpen(call, order)
  if (opened) call.unchanged()
  const paymentId = opened ?? (await open(call, order))
  const payUrl = ports.payments.cashierUrl({
    paymentId,
    orderNo: order.orderNo,
    returnPath: `${order.ownerKind === 'person' ? pagePaths.payOwnOrder : pagePaths.paymentResult}?orderNo=${order.orderNo}`,
    subject: await subjectOf(call, order),
    payType: params.payType,
    amount: order.payAmount,
    expiresAt: order.expiresAt,
  })
  return { payUrl }
}

function requirePayable(order: OrderRow, now: Date): void {
  const status = statusAt(order, now)
  if (status === 'CLOSED') throw new Refusal(ordersRefusals.closed)
  if (status === 'PROCESSING' || status === 'ACCEPT') throw new Refusal(ordersRefusals.underWay)
  if (status === 'SUCCESS' || status === 'COMPLETED') throw new Refusal(ordersRefusals.alreadyPaid)
}

async function findOpen({ db, params }: PayCall, order: OrderRow): Promise<string | undefined> {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(ofOrder(payments, order), eq(payments.payType, params.payType), eq(payments.state, 'open')))
  return payment?.id
}

async function open({ db, params, now, audit }: PayCall, order: OrderRow): Promise<string> {
  const { ownerKind, ownerId, orderNo, payAmount } = order
  const id = randomId()
  await db.insert(payments).values({
    ownerKind,
    ownerId,
    id,
    orderNo,
    payType: params.payType,
    amount: payAmount,
    state: 'open',
    createdAt: now,
    changedAt: now,
  })
  audit({ orderNo, paymentId: id, payType: params.payType, amount: payAmount })
  return id
}

async function subjectOf({ db }: PayCall, order: OrderRow): Promise<string> {
  const [item] = await db
    .select({ name: orderItems.productName })
    .from(orderItems)
    .where(and(ofOrder(orderItems, order), eq(orderItems.position, 0)))
  return item?.name ?? ''
}
