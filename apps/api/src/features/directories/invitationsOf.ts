import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { memberships } from '../organisation/tables'

/** For how long a directory may restore a membership that it ended. */
export const returnMilliseconds = 180 * 86_400_000

/** The batch of a directory's own invitations. */
export const batchOf = (directoryId: string): string => `directory:${directoryId}`

/** Invitations of a directory are the super administrator's, who allowed it to invite. */
export async function findInviter(db: Connection, companyId: string): Promise<string> {
  const [found] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'superAdministrator')))
  if (!found) throw new Error(`The company “${companyId}” has no super administrator.`)
  return found.userId
}
