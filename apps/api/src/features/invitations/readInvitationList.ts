import { mostListBytes } from '@atrium/contracts/invitations/contract'
import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import { countUpload, GivenUp } from '../../platform/uploads'
import type { Call } from '../../ports/Call'
import { checkRows } from './checkRows'
import { readPlaces } from './placeDepartments'
import { writeTemplate } from './sheet/writeTemplate'

export async function readInvitationList({
  db,
  company,
  body,
  now,
  ports,
}: Call<typeof invitationsOperations.readInvitationList>) {
  if (body.file.size > mostListBytes) throw new Refusal(invitationsRefusals.tooLarge)
  await countUpload(db, company.companyId, now)
  const content = new Uint8Array(await body.file.arrayBuffer())
  const { people, leftOut } = await ports.uploads
    .read(company.companyId, 'readSheet', content)
    .catch((error) => {
      throw error instanceof GivenUp ? new Refusal(invitationsRefusals.tooLarge) : error
    })
  const checked = await checkRows(db, { company, users: people, now })
  return { list: checked.map(({ invitee, problems }) => ({ ...invitee, problems })), leftOut }
}

export async function downloadInvitationTemplate({
  db,
  company,
}: Call<typeof invitationsOperations.downloadInvitationTemplate>) {
  const places = await readPlaces(db, company)
  const content = await writeTemplate(places.map(({ fullName }) => fullName))
  return { name: '成员邀请模板.xlsx', content }
}
