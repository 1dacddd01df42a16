import { randomInt } from 'node:crypto'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { spellingOf } from '../../platform/spelling/spellingOf'
import { type InvoiceWish, type MailingAddress, orderEvents, orderItems, orders } from './tables'

interface NewOrder {
  readonly owner: Owner
  readonly createdBy: string
  readonly items: readonly NewOrderItem[]
  /** Fen, before reductions. */
  readonly orderAmount: number
  /** Fen, more than 0 and at most `orderAmount`. */
  readonly payAmount: number
  readonly invoice?: InvoiceWish
  readonly mailing?: MailingAddress
  /** The earliest delivery; absent: as soon as it is paid. */
  readonly deliverAt?: Date
  /** Milliseconds until an unpaid order closes. Default: a week. */
  readonly waits?: number
  readonly now: Date
}

interface NewOrderItem {
  /** Any batch of a product that the owner has, or the id of the batch to create. */
  readonly mainId: string
  /** `extend`: the batch ends later, and `purchaseQuantity` counts its renewed seats. Otherwise seats are added. */
  readonly effect?: 'extend'
  readonly productName: string
  readonly productType: 0 | 1
  /** Whether new seats of a company are concurrent. Default: no. */
  readonly isConcurrent?: boolean
  readonly sellingPackageName: string
  /** In months; null: permanent. */
  readonly membershipDuration: number | null
  readonly purchaseQuantity: number
  /** The new end of an extended batch, instead of a term. */
  readonly extendUntil?: Date
  /** Fen, before reductions. Default: not known per item. */
  readonly amount?: number
}

const week = 7 * 24 * 3_600_000

/** Adds an order to its owner's list, to be paid before its deadline. Returns its number. */
export async function createOrder(db: Connection, order: NewOrder): Promise<string> {
  const { items, now } = order
  const key = { ...ownerKey(order.owner), orderNo: await takeNumber(db, order) }
  await db.insert(orderItems).values(
    items.map((item, position) => ({
      ...item,
      ...key,
      position,
      spelling: spellingOf(item.productName, 'thing'),
    })),
  )
  await db.insert(orderEvents).values({ ...key, after: 'NOTPAY', actorId: order.createdBy, at: now })
  return key.orderNo
}

/** Two numbers of one minute may collide; then another one is tried. */
async function takeNumber(db: Connection, order: NewOrder): Promise<string> {
  const { owner, now, orderAmount, payAmount, createdBy } = order
  const { invoice = null, mailing = null, deliverAt = null, waits = week } = order
  const expiresAt = new Date(now.getTime() + waits)
  const row = { orderAmount, payAmount, createdBy, createdAt: now, expiresAt, deliverAt, invoice, mailing }
  for (;;) {
    const [taken] = await db
      .insert(orders)
      .values({ ...ownerKey(owner), ...row, orderNo: newOrderNo(now), status: 'NOTPAY' })
      .onConflictDoNothing()
      .returning({ orderNo: orders.orderNo })
    if (taken) return taken.orderNo
  }
}

const inChina = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The minute in China and six digits: `202611201830482913`. */
export function newOrderNo(now: Date, six = randomInt(1_000_000)): string {
  const parts = Object.fromEntries(inChina.formatToParts(now).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute } = parts
  return `${year}${month}${day}${hour}${minute}${String(six).padStart(6, '0')}`
}
