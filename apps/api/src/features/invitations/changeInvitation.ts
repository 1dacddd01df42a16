import type { InvitationStatus } from '@atrium/contracts/invitations/contract'
import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { inScope } from './listInvitations'
import { refreshBacklogs } from './refreshBacklogs'
import { invitations } from './tables'
import { currentStatus, type InvitationEvent, nextStatus } from './transitions'

export type InvitationRow = typeof invitations.$inferSelect

type Set = Partial<
  Omit<InvitationRow, 'companyId' | 'id' | 'kind' | 'phone' | 'status' | 'invitedBy' | 'linkId'>
>

/**
 * Applies an event to an invitation that was read in this transaction, with the company locked.
 *
 * @returns its new status
 * @throws Refusal when the event can't happen in the invitation's status
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

/** Reads and locks an invitation; undefined: the company has no such invitation. */
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

/** @throws Refusal 404 when the company has no such invitation, or the person may not see it */
export async function findInScope(
  db: Connection,
  company: CompanyScope,
  invitationId: string,
): Promise<InvitationRow> {
  const [found] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, company.companyId),
        eq(invitations.id, invitationId),
        inScope(db, company),
      ),
    )
    .for('update')
  if (!found) throw new Refusal(invitationsRefusals.missing)
  return found
}

export async function revokeInvitation(call: Call<typeof invitationsOperations.revokeInvitation>) {
  const { db, company, body, now, person } = call
  const invitation = await findInScope(db, company, body.invitationId)
  const status = await changeInvitation(db, invitation, 'revoke', now, { decidedBy: person.userId })
  call.audit({
    invitationId: invitation.id,
    phone: invitation.phone,
    before: { status: invitation.status },
    after: { status },
  })
  await refreshBacklogs(db, [invitation.phone])
  return true as const
}
