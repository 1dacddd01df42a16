import { newOrderNo } from '../features/orders/newOrderNo'
import type { Connection } from '../platform/database/Connection'
import { ofOwner } from '../platform/owner/ofOwner'
import { ownerKey } from '../platform/owner/ownerKey'
import { cashierPayments, orderEvents, orderItems, orders, payments } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'
import { demoOrders, type SeedOrder } from './demoOrders'
import { demoProducts } from './demoProducts'

const hour = 3_600_000
const day = 24 * hour
const { companyId } = demo
const owner = ownerKey({ kind: 'company', companyId })

/** Orders in every status. What was delivered long ago is among the demo products already. */
export const topUpOrders: DemoTopUp = {
  async isMissing(db) {
    const [order] = await db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(ofOwner(orders, { kind: 'company', companyId }))
      .limit(1)
    return order === undefined
  },
  async fill(db, now) {
    const seeds = demoOrders.map((seed, n) => {
      const createdAt = new Date(now.getTime() - seed.hoursAgo * hour)
      return { ...seed, createdAt, orderNo: newOrderNo(createdAt, (104_729 * (n + 1)) % 1_000_000) }
    })
    await db.insert(orders).values(seeds.map((seed) => orderRow(seed, now)))
    await db.insert(orderItems).values(seeds.map((seed) => itemRow(seed, now)))
    await db.insert(orderEvents).values(seeds.flatMap(eventRows))
    await insertPayments(db, seeds)
  },
}

type Dated = SeedOrder & { readonly createdAt: Date; readonly orderNo: string }

const after = ({ createdAt }: Dated, milliseconds: number) => new Date(createdAt.getTime() + milliseconds)
const isPaid = ({ status }: SeedOrder) => status === 'SUCCESS' || status === 'COMPLETED'

function orderRow(seed: Dated, now: Date) {
  const paidAt = isPaid(seed) ? after(seed, hour) : null
  return {
    ...seed,
    ...owner,
    createdBy: demo.userIds.superAdministrator,
    actualAmount: isPaid(seed) ? seed.payAmount : null,
    // Those that wait for their payment do so for as long as anybody is likely to look at them.
    expiresAt: seed.status === 'CLOSED' ? after(seed, 7 * day) : new Date(now.getTime() + 30 * day),
    paidAt,
    // Renewals that are paid and have not begun: so some stay at "paid".
    deliverAt: seed.status === 'SUCCESS' ? new Date(now.getTime() + 60 * day) : null,
    deliveredAt: seed.status === 'COMPLETED' ? paidAt : null,
  }
}

/** What was delivered long ago is in the one batch of each demo product. */
function itemRow(seed: Dated, now: Date) {
  const { endDay } = demoProducts.find(({ mainId }) => mainId === seed.mainId) ?? {}
  const isDelivered = seed.status === 'COMPLETED'
  return {
    ...seed,
    ...owner,
    position: 0,
    deliveredTo: isDelivered ? seed.mainId : null,
    deliveredUntil: isDelivered && endDay !== undefined ? new Date(now.getTime() + endDay * day) : null,
  }
}

function eventRows(seed: Dated) {
  const { orderNo, status } = seed
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

/** Whoever went to the cashier without paying went away again. */
async function insertPayments(db: Connection, seeds: readonly Dated[]): Promise<void> {
  const rows = seeds.flatMap((seed) => {
    const state = paymentStates[seed.status as keyof typeof paymentStates]
    const { orderNo, payType, payAmount: amount } = seed
    if (!state || !payType) return []
    const at = after(seed, hour)
    const id = `payment-${orderNo}`
    return [{ ...owner, id, orderNo, payType, amount, state, reference: id, createdAt: at, changedAt: at }]
  })
  await db.insert(payments).values(rows)
  const left = rows.filter(({ state }) => state === 'open')
  await db.insert(cashierPayments).values(left.map((row) => ({ ...row, state: 'cancelled' as const })))
}
