import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { ofOrder } from './ofOrder'
import type { OrderRow } from './orderStatus'
import { payments } from './tables'

/** Nobody waits any more for the open payments of an order that closes. */
export async function abandonPayments(db: Connection, order: OrderRow, now: Date): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'abandoned', changedAt: now })
    .where(and(ofOrder(payments, order), eq(payments.state, 'open')))
}
