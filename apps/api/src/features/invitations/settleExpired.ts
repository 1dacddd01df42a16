import type { InvitationStatus } from '@atrium/contracts/invitations/contract'
import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { invitations } from './tables'

/**
 * Marks unanswered invitations of these phones as expired, so that the phones can be invited again: only one may be
 * open. Readers see them as expired already. Requires the company's lock.
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

/** The same as `currentStatus`, for the database to count by. */
export const statusColumn = (now: Date) =>
  sql<InvitationStatus>`case when ${invitations.status} = 4 and ${invitations.expiresAt} <= ${now.toISOString()}::timestamptz
    then 6 else ${invitations.status} end`

/** Filters by current status: an overdue invitation is expired, whatever its row says. */
export function hasStatus(status: InvitationStatus, now: Date): SQL | undefined {
  const own = eq(invitations.status, status)
  if (status === 4) return and(own, gt(invitations.expiresAt, now))
  if (status === 6) return or(own, and(eq(invitations.status, 4), lte(invitations.expiresAt, now)))
  return own
}
