import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { memberships } from '../organisation/tables'
import { mayInvite } from './mayInvite'

/**
 * Who is told of an answer, with a name and a phone: whoever invited, while invitations are still theirs, else the
 * super administrator.
 */
export async function whomToTell(db: Connection, companyId: string, inviterId: string): Promise<string[]> {
  if (await mayInvite(db, companyId, inviterId)) return [inviterId]
  const supers = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'superAdministrator')))
  return supers.map(({ userId }) => userId)
}
