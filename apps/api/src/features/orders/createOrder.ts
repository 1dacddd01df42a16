import type { Connection } from '../../platform/database/Connection'
import { newOrderNo } from './newOrderNo'
import { type InvoiceWish, type MailingAddress, orderEvents, orderItems, orders } from './tables'

interface NewOrder {
  readonly companyId: string
  readonly createdBy: string
  readonly items: readonly NewOrderItem[]
  /** Fen, before reductions. */
  readonly orderAmount: number
  /** Fen, more than 0 and at most `orderAmount`. */
  readonly payAmount: number
  readonly invoice?: InvoiceWish
  readonly mailing?: MailingAddress
  /** From when on it may be used; absent: as soon as it is paid. */
  readonly deliverAt?: Date
  readonly now: Date
}

interface NewOrderItem {
  /** Any batch of a product that the company has, or the id of the one that is to be made. */
  readonly mainId: string
  /** `extend`: the batch ends later, and `purchaseQuantity` are all its seats. Otherwise seats are added. */
  readonly effect?: 'extend'
  readonly productName: string
  readonly productType: 0 | 1
  readonly sellingPackageName: string
  /** In months; null: for ever. */
  readonly membershipDuration: number | null
  readonly purchaseQuantity: number
}

/** How long an order waits for its payment. */
const paymentMilliseconds = 7 * 24 * 3_600_000

/** Puts an order on a company's list, to be paid within a week. Returns its number. */
export async function createOrder(db: Connection, order: NewOrder): Promise<string> {
  const { companyId, items, now, invoice = null, mailing = null, deliverAt = null } = order
  const orderNo = newOrderNo(now)
  await db.insert(orders).values({
    companyId,
    orderNo,
    status: 'NOTPAY',
    orderAmount: order.orderAmount,
    payAmount: order.payAmount,
    createdBy: order.createdBy,
    createdAt: now,
    expiresAt: new Date(now.getTime() + paymentMilliseconds),
    deliverAt,
    invoice,
    mailing,
  })
  await db
    .insert(orderItems)
    .values(items.map((item, position) => ({ ...item, companyId, orderNo, position })))
  await db
    .insert(orderEvents)
    .values({ companyId, orderNo, after: 'NOTPAY', actorId: order.createdBy, at: now })
  return orderNo
}
