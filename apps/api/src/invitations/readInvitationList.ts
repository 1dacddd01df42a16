import type { invitationsContract } from '@atrium/features/invitations/contract'
import type { Call } from '../service/Call'
import { checkRows } from './checkRows'
import { readSheet } from './sheet/readSheet'

export async function readInvitationList({
  db,
  company,
  body,
  now,
}: Call<typeof invitationsContract.readInvitationList>) {
  const users = await readSheet(new Uint8Array(await body.file.arrayBuffer()))
  const checked = await checkRows(db, { company, users, now })
  return checked.map(({ invitee, problems }) => ({ ...invitee, problems }))
}
