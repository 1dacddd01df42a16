import type { InvitationStatus } from '@atrium/contracts/invitations/contract'
import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import { invitations } from './tables'

/** As `currentStatus` tells it, for the database to count by. */
export const statusColumn = (now: Date) =>
  sql<InvitationStatus>`case when ${invitations.status} = 4 and ${invitations.expiresAt} <= ${now.toISOString()}::timestamptz
    then 6 else ${invitations.status} end`

/** By what the status is at this moment: what is past its time is expired, whatever its row says. */
export function hasStatus(status: InvitationStatus, now: Date): SQL | undefined {
  const own = eq(invitations.status, status)
  if (status === 4) return and(own, gt(invitations.expiresAt, now))
  if (status === 6) return or(own, and(eq(invitations.status, 4), lte(invitations.expiresAt, now)))
  return own
}
