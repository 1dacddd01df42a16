import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/Connection'
import { invitations } from '../../database/schema'
import { demo } from '../../seed/demo'

/** An unanswered invitation of the first demo company, whose message can be sent again. */
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
