import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import type { Call } from '../../ports/Call'
import { changeInvitation } from './changeInvitation'
import { findInScope } from './findInScope'
import { tellInvited } from './tellInvited'

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
  await tellInvited(db, [invitation.phone])
  return true as const
}
