import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { writeAuditRow } from '../audit'
import { ofOrder } from './findOrder'
import type { OrderRow, OrderStatus } from './orderStatus'
import { orderEvents, orders, payments } from './tables'

interface Change {
  readonly after: OrderStatus
  readonly now: Date
  /** Empty: the payment provider, the clock or an operator. */
  readonly actorId?: string
  /** Further columns to change. */
  readonly set?: Partial<typeof orders.$inferInsert>
}

/** Writes an order's new status and a row of its history. The caller holds the owner's lock. */
export async function changeStatus(db: Connection, order: OrderRow, change: Change): Promise<void> {
  const { ownerKind, ownerId, orderNo, status } = order
  await db
    .update(orders)
    .set({ ...change.set, status: change.after })
    .where(ofOrder(orders, order))
  if (status === change.after) return
  await db.insert(orderEvents).values({
    ownerKind,
    ownerId,
    orderNo,
    before: status,
    after: change.after,
    actorId: change.actorId ?? '',
    at: change.now,
  })
}

interface Noted {
  readonly operation: string
  readonly subject: Record<string, unknown>
  readonly now: Date
}

/** Writes the audit row of a change without a caller: a provider's notice, or a deadline that passed. */
export const noteChange = (db: Connection, owner: Owner, { operation, subject, now }: Noted): Promise<void> =>
  writeAuditRow(db, {
    ...auditedAs(owner, subject),
    at: now,
    actorId: '',
    sessionId: '',
    operation,
    caller: null,
  })

/**
 * The history and subject of an audit row. A person has no history of their own, so the row names them when its actor
 * doesn't.
 */
export const auditedAs = (owner: Owner, subject: Record<string, unknown>) =>
  owner.kind === 'company'
    ? { companyId: owner.companyId, subject }
    : { companyId: '', subject: { userId: owner.userId, ...subject } }

/** Abandons the open payments of an order that closes. */
export async function abandonPayments(db: Connection, order: OrderRow, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'abandoned', changedAt: now })
    .where(and(ofOrder(payments, order), eq(payments.state, 'open')))
}
