import { mostListBytes } from '@atrium/contracts/invitations/contract'
import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { countUpload, GivenUp } from '../../platform/uploads'
import type { Call } from '../../ports/Call'
import type { CallPorts } from '../../ports/Ports'
import type { ListKind, ReadList } from '../../ports/ReadingTasks'
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
  const { companyId } = company
  const { people, leftOut } = await readUploadedList({ db, companyId, now, ports }, body.file, 'people')
  const checked = await checkRows(db, { company, users: people, now })
  return { list: checked.map(({ invitee, problems }) => ({ ...invitee, problems })), leftOut }
}

interface Reader {
  readonly db: Connection
  readonly companyId: string
  readonly now: Date
  readonly ports: Pick<CallPorts, 'uploads'>
}

/**
 * The people in an uploaded spreadsheet, which is read outside of the service's process.
 *
 * @param kind `phones`: a list without names is enough
 * @throws Refusal of invitations, if it can't be read or contains too much or nobody
 */
export async function readUploadedList(
  { db, companyId, now, ports }: Reader,
  file: File,
  kind: ListKind,
): Promise<ReadList> {
  await countUpload(db, companyId, now)
  const content = new Uint8Array(await file.arrayBuffer())
  return ports.uploads.read(companyId, 'readSheet', content, kind).catch((error) => {
    throw error instanceof GivenUp ? new Refusal(invitationsRefusals.tooLarge) : error
  })
}

export async function downloadInvitationTemplate({
  db,
  company,
}: Call<typeof invitationsOperations.downloadInvitationTemplate>) {
  const places = await readPlaces(db, company)
  const content = await writeTemplate(places.map(({ fullName }) => fullName))
  return { name: '成员邀请模板.xlsx', content }
}
