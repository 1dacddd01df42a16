import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/Connection'
import { demo } from '../../../seed/demo'
import { invitations } from '../../../tables'

/** An unanswered invitation of the first demo company, which can be resent. */
export async function invitationWaiting({ connection }: Database, now: Date): Promise<string> {
  const [found] = await connection
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, demo.companyId),
        eq(invitations.status, 4),
        gt(invitations.expiresAt, now),
      ),
    )
    .orderBy(asc(invitations.sentAt))
    .limit(1)
  if (!found) throw new Error('No invitation waits for an answer.')
  return found.id
}
