import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import type { Call } from '../../ports/Call'
import { checkRows } from './checkRows'

export async function checkInvitees({
  db,
  company,
  body,
  now,
}: Call<typeof invitationsOperations.checkInvitees>) {
  const checked = await checkRows(db, { company, users: body.users, now, batchId: body.batchId })
  return checked.flatMap(({ invitee: { row }, problems }) => (problems.length > 0 ? { row, problems } : []))
}
