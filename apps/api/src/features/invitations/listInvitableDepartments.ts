import type { invitationsOperations } from '@atrium/contracts/invitations/policy'
import type { Call } from '../../ports/Call'
import { readPlaces } from './placeDepartments'

export async function listInvitableDepartments({
  db,
  company,
}: Call<typeof invitationsOperations.listInvitableDepartments>) {
  const places = await readPlaces(db, company)
  const ids = new Set(places.map(({ id }) => id))
  return places.map(({ id, parentId, name, level, fullName }) => ({
    enterpriseDepartmentId: id,
    departmentName: name,
    parentId: parentId !== null && ids.has(parentId) ? parentId : null,
    level,
    fullName,
  }))
}
