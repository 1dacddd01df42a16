import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { invitations } from './tables'

/**
 * Writes down that the unanswered invitations of these phones are past their time, so that the phones can be
 * invited anew: only one may be open. To readers they are expired already. The company is held.
 */
export async function settleExpired(
  db: Connection,
  companyId: string,
  phones: readonly string[],
  now: Date,
): Promise<void> {
  if (phones.length === 0) return
  await db
    .update(invitations)
    .set({ status: 6 })
    .where(
      and(
        eq(invitations.companyId, companyId),
        inArray(invitations.phone, [...phones]),
        eq(invitations.status, 4),
        lte(invitations.expiresAt, now),
      ),
    )
}
