import { newOrderNo } from '../features/orders/createOrder'
import { termOf } from '../features/orders/delivery/termOf'
import type { Connection } from '../platform/database/Connection'
import type { Owner } from '../platform/owner/Owner'
import { ofOwner } from '../platform/owner/ofOwner'
import { ownerKey } from '../platform/owner/ownerKey'
import { cashierPayments, orderEvents, orderItems, orders, payments } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'
import { demoOrders, demoOwnOrders, type SeedOrder } from './demoOrders'
import { demoProducts } from './demoProducts'

const hour = 3_600_000
const day = 24 * hour
const userId = demo.userIds.superAdministrator

/** Orders in every status. Old deliveries are already part of the demo products. */
export const topUpOrders = ordersOf({ kind: 'company', companyId: demo.companyId }, demoOrders, 104_729)

/** The same person's own purchases. */
export const topUpOwnOrders = ordersOf({ kind: 'person', userId }, demoOwnOrders, 130_363)

/** @param step between order numbers, so that those of one minute differ */
function ordersOf(owner: Owner, demoOrders: readonly SeedOrder[], step: number): DemoTopUp {
  return {
    isMissing: async (db) => (await db.$count(orders, ofOwner(orders, owner))) === 0,
    async fill(db, now) {
      const seeds = demoOrders.map((seed, n) => {
        const createdAt = new Date(now.getTime() - seed.hoursAgo * hour)
        const orderNo = newOrderNo(createdAt, (step * (n + 1)) % 1_000_000)
        return { ...seed, ...ownerKey(owner), createdAt, orderNo }
      })
      await db.insert(orders).values(seeds.map((seed) => orderRow(seed, now)))
      await db.insert(orderItems).values(seeds.map((seed) => itemRow(seed, now)))
      await db.insert(orderEvents).values(seeds.flatMap(eventRows))
      await insertPayments(db, seeds)
    },
  }
}

type Dated = SeedOrder & ReturnType<typeof ownerKey> & { readonly createdAt: Date; readonly orderNo: string }

const after = ({ createdAt }: Dated, milliseconds: number) => new Date(createdAt.getTime() + milliseconds)
const isPaid = ({ status }: SeedOrder) => status === 'SUCCESS' || status === 'COMPLETED'

function orderRow(seed: Dated, now: Date) {
  const paidAt = isPaid(seed) ? after(seed, hour) : null
  return {
    ...seed,
    createdBy: userId,
    actualAmount: isPaid(seed) ? seed.payAmount : null,
    // Unpaid orders wait as long as anybody is likely to look at them.
    expiresAt: seed.status === 'CLOSED' ? after(seed, 7 * day) : new Date(now.getTime() + 30 * day),
    paidAt,
    // Paid renewals that have not begun, so that some stay "paid".
    deliverAt: seed.status === 'SUCCESS' ? new Date(now.getTime() + 60 * day) : null,
    deliveredAt: seed.status === 'COMPLETED' ? paidAt : null,
    ...issued(seed),
  }
}

/** Old paid orders have an invoice, with a number like the tax authority's. */
const issued = (seed: Dated) =>
  seed.invoice && isPaid(seed) && seed.hoursAgo > 240
    ? { invoiceNumber: `2631${seed.orderNo.slice(-16)}`, invoiceIssuedAt: after(seed, 2 * day) }
    : {}

/** Old deliveries are in the only batch of each demo product, or a person's own licence. */
function itemRow(seed: Dated, now: Date) {
  const { endDay } = demoProducts.find(({ mainId }) => mainId === seed.mainId) ?? {}
  const isDelivered = seed.status === 'COMPLETED'
  const batchEnd = endDay === undefined ? null : new Date(now.getTime() + endDay * day)
  const ownEnd = seed.membershipDuration && termOf(seed, null, after(seed, hour))
  const isOwn = seed.ownerKind === 'person'
  return {
    ...seed,
    position: 0,
    deliveredTo: isDelivered ? (isOwn ? `${seed.orderNo}-0` : seed.mainId) : null,
    deliveredUntil: isDelivered ? (isOwn ? ownEnd || null : batchEnd) : null,
  }
}

function eventRows(seed: Dated) {
  const { ownerKind, ownerId, orderNo, status } = seed
  const owner = { ownerKind, ownerId }
  const at = after(seed, hour)
  const made = { ...owner, orderNo, before: null, after: 'NOTPAY' as const, at: seed.createdAt }
  const event = (before: SeedOrder['status'], next: SeedOrder['status']) => ({
    ...owner,
    orderNo,
    before,
    after: next,
    at,
  })
  if (status === 'NOTPAY') return [made]
  if (status === 'COMPLETED') return [made, event('NOTPAY', 'SUCCESS'), event('SUCCESS', 'COMPLETED')]
  return [made, event('NOTPAY', status)]
}

const paymentStates = {
  NOTPAY: 'open',
  PAYERROR: 'failed',
  PROCESSING: 'processing',
  ACCEPT: 'accepted',
  SUCCESS: 'paid',
  COMPLETED: 'paid',
} as const

/** People who went to the cashier without paying left again. */
async function insertPayments(db: Connection, seeds: readonly Dated[]): Promise<void> {
  const rows = seeds.flatMap((seed) => {
    const state = paymentStates[seed.status as keyof typeof paymentStates]
    const { ownerKind, ownerId, orderNo, payType, payAmount: amount } = seed
    if (!state || !payType) return []
    const at = after(seed, hour)
    const id = `payment-${orderNo}`
    return [
      {
        ownerKind,
        ownerId,
        id,
        orderNo,
        payType,
        amount,
        state,
        reference: id,
        createdAt: at,
        changedAt: at,
      },
    ]
  })
  await db.insert(payments).values(rows)
  const left = rows.filter(({ state }) => state === 'open')
  await db.insert(cashierPayments).values(left.map((row) => ({ ...row, state: 'cancelled' as const })))
}
