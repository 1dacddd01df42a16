import { and, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { mayGive } from '../../platform/people/mayGive'
import { inScope } from '../invitations'
import { invitations } from '../invitations/tables'
import { companyScope } from '../organisation'

/** Required to decide about applications. */
export const reviewing = { role: 'administrator', permissions: ['invitations'] } as const

/**
 * Whether the inviter may still invite: they administer the company's invitations, and their account is neither locked
 * nor about to end. Checked at each use of an invitation or link.
 */
export const mayInvite = async (db: Connection, companyId: string, userId: string): Promise<boolean> =>
  (await companyScope(db, { userId }, companyId, reviewing)) !== undefined && (await mayGive(db, userId))

/** Counts the pending applications for departments of this person; zero if they may not decide. */
export async function countPending(db: Connection, userId: string, companyId: string): Promise<number> {
  const company = await companyScope(db, { userId }, companyId, reviewing)
  if (!company) return 0
  return db.$count(
    invitations,
    and(
      eq(invitations.companyId, companyId),
      isNotNull(invitations.userId),
      eq(invitations.status, 5),
      inScope(db, company),
    ),
  )
}
