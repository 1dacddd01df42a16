import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { inviteLinks } from '../applications/tables'
import { invitations } from '../invitations/tables'

const awaiting = [4, 5]
const invalid = 7

/** Nobody joins any more: neither by a message, nor by a link, nor by an application. Answers whose were open. */
export async function endInvitations(db: Connection, companyId: string, now: Date): Promise<string[]> {
  await db
    .update(inviteLinks)
    .set({ revokedAt: now })
    .where(and(eq(inviteLinks.companyId, companyId), isNull(inviteLinks.revokedAt)))
  const ended = await db
    .update(invitations)
    .set({ status: invalid, decidedAt: now })
    .where(and(eq(invitations.companyId, companyId), inArray(invitations.status, awaiting)))
    .returning({ phone: invitations.phone })
  return ended.map(({ phone }) => phone)
}
