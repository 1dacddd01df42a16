import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { payments } from '../database/schema'
import type { OrderRow } from './orderStatus'

/** Nobody waits any more for the open payments of an order that closes. */
export async function abandonPayments(
  db: Connection,
  { companyId, orderNo }: OrderRow,
  now: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'abandoned', changedAt: now })
    .where(and(eq(payments.companyId, companyId), eq(payments.orderNo, orderNo), eq(payments.state, 'open')))
}
