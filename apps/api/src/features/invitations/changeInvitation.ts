import type { InvitationStatus } from '@atrium/contracts/invitations/contract'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { invitations } from './tables'
import { currentStatus, type InvitationEvent, nextStatus } from './transitions'

export type InvitationRow = typeof invitations.$inferSelect

type Set = Partial<
  Omit<InvitationRow, 'companyId' | 'id' | 'kind' | 'phone' | 'status' | 'invitedBy' | 'linkId'>
>

/**
 * Lets something happen to an invitation that was read in this transaction, with the company held.
 *
 * @returns its new status.
 * @throws a refusal where the invitation is in a status in which this cannot happen.
 */
export async function changeInvitation(
  db: Connection,
  invitation: InvitationRow,
  event: InvitationEvent,
  now: Date,
  set: Set = {},
): Promise<InvitationStatus> {
  const status = nextStatus(currentStatus(invitation, now), event)
  await db
    .update(invitations)
    .set({ ...set, status })
    .where(and(eq(invitations.companyId, invitation.companyId), eq(invitations.id, invitation.id)))
  return status
}

/** Reads and holds one. Undefined: the company has no such invitation. */
export async function findInvitation(
  db: Connection,
  companyId: string,
  invitationId: string,
): Promise<InvitationRow | undefined> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, invitationId)))
    .for('update')
  return found
}
