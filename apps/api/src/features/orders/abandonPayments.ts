import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { OrderRow } from './orderStatus'
import { payments } from './tables'

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
