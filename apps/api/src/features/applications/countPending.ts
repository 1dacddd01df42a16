import { and, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { inScope } from '../invitations'
import { invitations } from '../invitations/tables'
import { companyScope } from '../organisation'
import { reviewing } from './mayInvite'

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
