import { ordersRefusals } from '@atrium/contracts/orders/refusals'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { Owner } from '../../../platform/owner/Owner'
import { ofOwner } from '../../../platform/owner/ofOwner'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { PaymentNotice, ProviderState } from '../../../ports/PaymentProvider'
import { changeStatus } from '../changeStatus'
import { ofOrder } from '../findOrder'
import { refreshOrderCounts } from '../notifyBuyers'
import { type OrderRow, type OrderStatus, statusAt } from '../orderStatus'
import { orders, payments } from '../tables'
import { notifyAdministrators } from './notifyAdministrators'
import type { PaymentRow } from './PaymentRow'

type PaymentState = PaymentRow['state']

/** The effect of a notice, for the audit row; undefined: nothing, it was known or outdated. */
export interface AppliedNotice {
  readonly orderNo: string
  readonly paymentId: string
  readonly before: { readonly order: OrderStatus; readonly payment: PaymentState }
  readonly after: { readonly order: OrderStatus; readonly payment: PaymentState }
}

/**
 * Applies news of a payment, from a callback, a query or an operator, in any order and any number of times. A payment
 * outweighs anything said before, and is refunded when the order has no use for it. The caller's transaction holds the
 * owner's lock.
 *
 * @throws Refusal `amountMismatch`: nothing is changed
 */
export async function applyNotice(
  db: Connection,
  owner: Owner,
  notice: PaymentNotice,
  now: Date,
): Promise<AppliedNotice | undefined> {
  const isPayment = and(ofOwner(payments, owner), eq(payments.id, notice.paymentId))
  const [payment] = await db.select().from(payments).where(isPayment)
  if (!payment) throw new Refusal(ordersRefusals.unknownPayment)
  if (payment.amount !== notice.amount) throw new Refusal(ordersRefusals.amountMismatch)
  if (!isNews(payment.state, notice.state)) return undefined

  const order = await orderOf(db, payment)
  const state = notice.state === 'paid' && !wantsMoney(order, now) ? 'refunding' : stateAfter[notice.state]
  const { reference } = notice
  await db.update(payments).set({ state, reference, changedAt: now }).where(isPayment)
  const status = await statusAfter(db, order, payment, state, now)
  if (status !== order.status) await changeOrder(db, order, payment, status, now)
  await notifyAdministrators(db, order, payment, state, status, now)
  if (status !== order.status) await refreshOrderCounts(db, owner)
  return {
    orderNo: order.orderNo,
    paymentId: payment.id,
    before: { order: order.status, payment: payment.state },
    after: { order: status, payment: state },
  }
}

const stateAfter = {
  processing: 'processing',
  accepted: 'accepted',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'abandoned',
} as const satisfies Record<ProviderState, PaymentState>

/** Whether a state is news to a payment; a receipt of money always is, once. */
function isNews(known: PaymentState, reported: ProviderState): boolean {
  if (known === 'paid' || known === 'refunding' || known === 'refunded') return false
  if (reported === 'paid') return true
  if (known === 'processing' || known === 'accepted') return reported === 'failed'
  if (reported === 'cancelled') return known === 'open'
  return known !== stateAfter[reported]
}

async function orderOf(db: Connection, payment: PaymentRow): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(ofOrder(orders, payment))
  if (!order) throw new Refusal(ordersRefusals.missing)
  return order
}

const waiting: readonly OrderStatus[] = ['NOTPAY', 'PAYERROR', 'PROCESSING', 'ACCEPT']

const wantsMoney = (order: OrderRow, now: Date) => waiting.includes(statusAt(order, now))

/** The order's status after the payment's new state. A closed or paid order keeps its own. */
async function statusAfter(
  db: Connection,
  order: OrderRow,
  payment: PaymentRow,
  state: PaymentState,
  now: Date,
): Promise<OrderStatus> {
  if (!wantsMoney(order, now)) return order.status
  if (state === 'paid') return 'SUCCESS'
  if (state === 'processing') return 'PROCESSING'
  if (state === 'accepted') return 'ACCEPT'
  if (state !== 'failed' || (await isPaidOtherwise(db, payment))) return order.status
  return 'PAYERROR'
}

/** Whether another payment of the order is open. */
async function isPaidOtherwise(db: Connection, payment: PaymentRow): Promise<boolean> {
  const others = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        ofOrder(payments, payment),
        ne(payments.id, payment.id),
        inArray(payments.state, ['processing', 'accepted']),
      ),
    )
  return others.length > 0
}

async function changeOrder(
  db: Connection,
  order: OrderRow,
  { payType, amount }: PaymentRow,
  after: OrderStatus,
  now: Date,
): Promise<void> {
  const paid = after === 'SUCCESS' ? { actualAmount: amount, paidAt: now } : {}
  await changeStatus(db, order, { after, now, set: { payType, ...paid } })
}
