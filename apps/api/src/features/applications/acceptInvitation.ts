import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { sendMessage } from '../../platform/notifications'
import { Refusal } from '../../platform/refusal/Refusal'
import { changeInvitation, type InvitationRow } from '../invitations'
import type { Applicant } from './findApplicant'
import { holdersOf, join } from './join'
import { notifyReviewers, whomToTell } from './notifyReviewers'
import { mayInvite } from './reviewers'

/**
 * A person who was invited by text message joins at once: the invitation was the approval. If the inviter has lost the
 * right to invite, somebody else decides.
 */
export async function acceptInvitation(
  db: Connection,
  company: { readonly id: string; readonly name: string },
  invitation: InvitationRow,
  applicant: Applicant,
  name: string,
  now: Date,
) {
  const holders = await holdersOf(db, company.id, [applicant.phone])
  if (holders.size > 0) throw new Refusal(applicationsRefusals.phoneTaken)
  const status = await changeInvitation(db, invitation, 'apply', now, {
    userId: applicant.id,
    name,
    respondedAt: now,
  })
  if (!(await mayInvite(db, company.id, invitation.invitedBy))) {
    const { id: invitationId, invitedBy: inviterId } = invitation
    await notifyReviewers(db, 'invitation', { company, invitationId, inviterId, applicant, name, now })
    return { standing: 'pending', invitationId } as const
  }
  await changeInvitation(db, { ...invitation, status }, 'approve', now, {
    decidedBy: invitation.invitedBy,
    addedAt: now,
  })
  const { departmentId, invitedAt } = invitation
  await join(
    db,
    company.id,
    [{ userId: applicant.id, phone: applicant.phone, name, departmentId, invitedAt }],
    now,
  )
  await sendMessage(db, {
    userIds: await whomToTell(db, company.id, invitation.invitedBy),
    kind: 'invitationAccepted',
    companyId: company.id,
    title: '邀请已被接受',
    content: `${name}（${applicant.phone}）已接受邀请，加入了${company.name}。`,
    titleEn: 'Invitation accepted',
    contentEn: `${name} (${applicant.phone}) accepted the invitation and has joined ${company.name}.`,
    now,
  })
  await publish(db, { userIds: [applicant.id], target: 'OnMenusChanged' })
  return { standing: 'joined', invitationId: invitation.id } as const
}
