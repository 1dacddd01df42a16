import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { ofOwner } from '../../platform/owner/ofOwner'
import { ownerOf } from '../../platform/owner/ownerKey'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { lockOwner } from '../organisation'
import { dropCuts } from '../seatCuts'
import { abandonPayments, changeStatus, noteChange } from './changeStatus'
import { type OrderKey, ofOrder } from './findOrder'
import { refreshOrderCounts } from './notifyBuyers'
import { statusAt } from './orderStatus'
import { followUp } from './payment/followUp'
import { recordNotice } from './payment/recordNotice'
import { refundPayment } from './payment/refundPayment'
import { orders, payments } from './tables'

const minute = 60_000
const day = 24 * 60 * minute
const atOnce = 50

/**
 * Changes that time alone causes: unpaid orders close, payments with a missing callback are queried, due deliveries and
 * failed refunds are carried out. Each step is independent and checked again under its lock, so several processes may
 * sweep.
 */
export async function sweepOrders(ports: Ports): Promise<void> {
  const steps = [tickProvider, closeLate, askForNews, deliverDue, refundDue]
  for (const step of steps) {
    try {
      await step(ports)
    } catch (error) {
      ports.log({ level: 'error', event: 'sweepFailed', step: step.name, ...describeError(error) })
    }
  }
}

const tickProvider = async ({ payments: provider, clock }: Ports) => provider?.tick?.(clock())

async function closeLate({ database, clock }: Ports): Promise<void> {
  const now = clock()
  const late = await database.connection
    .select({ ownerKind: orders.ownerKind, ownerId: orders.ownerId, orderNo: orders.orderNo })
    .from(orders)
    .where(and(inArray(orders.status, ['NOTPAY', 'PAYERROR']), lte(orders.expiresAt, now)))
    .limit(atOnce)
  for (const order of late) {
    await database.transaction((db) => closeExpired(db, order, now))
  }
}

/** Queries the payments that were queried longest ago first. Nobody stays at the cashier for longer than a day. */
async function askForNews(ports: Ports): Promise<void> {
  const { database, clock, payments: provider } = ports
  if (!provider) return
  const now = clock()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const isUnsettled = or(
    inArray(payments.state, ['processing', 'accepted']),
    and(inArray(payments.state, ['open', 'abandoned', 'failed']), gt(payments.changedAt, ago(day))),
  )
  const silent = await database.connection
    .select({ ownerKind: payments.ownerKind, ownerId: payments.ownerId, id: payments.id })
    .from(payments)
    .where(
      and(
        isUnsettled,
        lte(payments.changedAt, ago(minute)),
        or(isNull(payments.askedAt), lte(payments.askedAt, ago(5 * minute))),
      ),
    )
    .orderBy(sql`${payments.askedAt} asc nulls first`, asc(payments.id))
    .limit(atOnce)
  for (const { id, ...key } of silent) {
    const owner = ownerOf(key)
    const notice = await provider.query(id)
    const applied = await database.transaction(async (db) => {
      const applied = notice && (await recordNotice(db, owner, notice, now))
      await db
        .update(payments)
        .set({ askedAt: now })
        .where(and(ofOwner(payments, owner), eq(payments.id, id)))
      return applied
    })
    if (applied) await followUp(ports, owner, applied.orderNo)
  }
}

async function deliverDue(ports: Ports): Promise<void> {
  const due = await ports.database.connection
    .select({ ownerKind: orders.ownerKind, ownerId: orders.ownerId, orderNo: orders.orderNo })
    .from(orders)
    .where(
      and(eq(orders.status, 'SUCCESS'), or(isNull(orders.deliverAt), lte(orders.deliverAt, ports.clock()))),
    )
    .limit(atOnce)
  for (const order of due) await followUp(ports, ownerOf(order), order.orderNo)
}

async function refundDue(ports: Ports): Promise<void> {
  const due = await ports.database.connection
    .select()
    .from(payments)
    .where(eq(payments.state, 'refunding'))
    .limit(atOnce)
  for (const payment of due) await refundPayment(ports, payment)
}

/** Closes an order that nobody paid in time. */
async function closeExpired(db: Connection, key: OrderKey, now: Date): Promise<void> {
  const owner = ownerOf(key)
  await lockOwner(db, owner, 'alone')
  const [order] = await db.select().from(orders).where(ofOrder(orders, key))
  if (!order || order.status === 'CLOSED' || statusAt(order, now) !== 'CLOSED') return
  await abandonPayments(db, order, now)
  await changeStatus(db, order, { after: 'CLOSED', now, set: { closedBecause: 'expired' } })
  if (owner.kind === 'company') await dropCuts(db, owner.companyId, order.orderNo)
  const subject = { orderNo: order.orderNo, before: order.status, after: 'CLOSED' }
  await noteChange(db, owner, { operation: 'closeExpiredOrder', subject, now })
  await refreshOrderCounts(db, owner)
}
