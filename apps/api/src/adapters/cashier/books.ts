import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { ProviderState } from '../../ports/PaymentProvider'
import type { CashierLink } from './cashierLink'
import { cashierPayments as table } from './tables'

export type BookedPayment = typeof table.$inferSelect

export async function findBooked(db: Connection, paymentId: string): Promise<BookedPayment | undefined> {
  const [row] = await db.select().from(table).where(eq(table.id, paymentId))
  return row
}

/** Whether the person has decided. After that, it is up to the bank, or settled. */
export const isDecided = (booked: BookedPayment | undefined) =>
  booked !== undefined && booked.state !== 'failed' && booked.state !== 'cancelled'

/**
 * Records the person's decision, unless it was made before, in another tab or by a second click. Returns the
 * state of the payment.
 */
export async function decide(
  db: Connection,
  link: CashierLink,
  state: ProviderState,
  now: Date,
): Promise<BookedPayment | undefined> {
  const { payment: id, type: payType, amount } = link
  const change = { state, changedAt: now, toldAt: null, tries: 0, nextTryAt: now }
  // Of two inserts at once, the later one may conflict with the reference before the id.
  await db
    .insert(table)
    .values({ id, reference: `CASHIER-${id}`, payType, amount, ...change })
    .onConflictDoNothing()
  await db
    .update(table)
    .set(change)
    .where(and(eq(table.id, id), inArray(table.state, ['failed', 'cancelled'])))
  return findBooked(db, id)
}

/** Moves a payment from one of these states to another, on behalf of the bank or merchant. */
export async function move(
  db: Connection,
  id: string,
  from: readonly BookedPayment['state'][],
  to: BookedPayment['state'],
  now: Date,
): Promise<void> {
  const untold = to === 'refunded' ? {} : { toldAt: null, tries: 0, nextTryAt: now }
  await db
    .update(table)
    .set({ state: to, changedAt: now, ...untold })
    .where(and(eq(table.id, id), inArray(table.state, [...from])))
}
