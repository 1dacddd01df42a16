import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../ports/Call'
import { writeAuditRow } from '../audit'
import { changeInvitation, refreshBacklogs } from '../invitations'
import { lockCompany } from '../organisation'
import { requireValid, resolveCredential } from './resolveCredential'

/** Knowing the text message is enough to decline: people who don't want an account needn't create one. */
export async function declineInvitation({
  ports: { database, keys },
  body,
  now,
  address,
  agent,
}: UnmanagedCall<typeof applicationsOperations.declineInvitation>) {
  const credential = { type: 'invitation', data: body.data } as const
  const seen = await resolveCredential(database.connection, keys, credential)
  if (!seen) throw new Refusal(applicationsRefusals.unknown)
  const companyId = seen.company.id
  return database.transaction(async (db) => {
    await lockCompany(db, companyId, 'alone')
    const opening = await resolveCredential(db, keys, credential)
    if (opening?.kind !== 'invitation') throw new Refusal(applicationsRefusals.unknown)
    await requireValid(db, opening, now)
    await changeInvitation(db, opening.invitation, 'decline', now, { respondedAt: now })
    await refreshBacklogs(db, [opening.invitation.phone])
    await writeAuditRow(db, {
      companyId,
      at: now,
      actorId: '',
      sessionId: '',
      operation: 'declineInvitation',
      subject: { invitationId: opening.invitation.id, phone: opening.invitation.phone },
      caller: { address, agent },
    })
    return true as const
  })
}
