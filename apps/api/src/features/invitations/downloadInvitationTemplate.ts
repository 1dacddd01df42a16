import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import type { Call } from '../../ports/Call'
import { readPlaces } from './placeDepartments'
import { writeTemplate } from './sheet/writeTemplate'

export async function downloadInvitationTemplate({
  db,
  company,
}: Call<typeof invitationsOperations.downloadInvitationTemplate>) {
  const places = await readPlaces(db, company)
  const content = await writeTemplate(places.map(({ fullName }) => fullName))
  return { name: '成员邀请模板.xlsx', content }
}
