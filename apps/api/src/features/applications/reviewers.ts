import { and, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { mayGive } from '../../platform/people/mayGive'
import { inScope } from '../invitations'
import { invitations } from '../invitations/tables'
import { companyScope } from '../organisation'

/** What one needs to decide about applications. */
export const reviewing = { role: 'administrator', permissions: ['invitations'] } as const

/**
 * Whether who invited still may: they look after the company's invitations, and their account is neither locked nor
 * about to end. Asked whenever an invitation or a link of theirs is used.
 */
export const mayInvite = async (db: Connection, companyId: string, userId: string): Promise<boolean> =>
  (await companyScope(db, { userId }, companyId, reviewing)) !== undefined && (await mayGive(db, userId))

/** How many applications wait for this person: for departments of theirs, if they may decide about any. */
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
