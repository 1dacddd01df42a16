import type { invitationsContract } from '@atrium/contracts/invitations/contract'
import type { Call } from '../../ports/Call'
import { checkRows } from './checkRows'

export async function checkInvitees({
  db,
  company,
  body,
  now,
}: Call<typeof invitationsContract.checkInvitees>) {
  const checked = await checkRows(db, { company, users: body.users, now, batchId: body.batchId })
  return checked.flatMap(({ invitee: { row }, problems }) => (problems.length > 0 ? { row, problems } : []))
}
