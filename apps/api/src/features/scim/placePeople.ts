import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import { placeMembers } from '../departments'
import { batchOf } from '../directories'
import { directoryPeople } from '../directories/tables'
import { invitations } from '../invitations/tables'
import { notifyTakenBack } from '../seats'
import type { Change } from './changeDirectory'
import { findPeople, ofDirectory } from './findPeople'
import { invalidValue } from './ScimError'

/**
 * Moves people into a department: members at once, others when they join.
 *
 * @throws ScimError for people who aren’t the directory’s
 * @throws Refusal if one administers something: that person is moved in the company itself
 */
export async function placePeople(
  change: Change,
  personIds: readonly string[],
  departmentId: string,
): Promise<void> {
  if (personIds.length === 0) return
  const { db, directory, now } = change
  const { companyId } = directory
  const found = await findPeopleById(change, personIds)
  const movers = found.flatMap(({ person: { userId }, state, role, departmentId: from }) =>
    userId !== null && state === 'member' && from !== null && from !== departmentId
      ? { userId, role, departmentId: from }
      : [],
  )
  if (movers.some(({ role }) => role !== 'member'))
    throw new Refusal(departmentsRefusals.membersAreAdministrators)
  const ids = found.map(({ person }) => person.id)
  await db
    .update(directoryPeople)
    .set({ departmentId })
    .where(and(ofDirectory(directory), inArray(directoryPeople.id, ids)))
  const invited = found.flatMap(({ person }) => person.invitationId ?? [])
  if (invited.length > 0)
    await db
      .update(invitations)
      .set({ departmentId })
      .where(
        and(
          eq(invitations.companyId, companyId),
          inArray(invitations.id, invited),
          eq(invitations.batchId, batchOf(directory.directoryId)),
          eq(invitations.status, 4),
        ),
      )
  if (movers.length === 0) return
  const { subject, recovered } = await placeMembers(db, companyId, movers, departmentId)
  change.audit('moveMembers', subject)
  change.last(() => notifyTakenBack(db, { companyId, now }, recovered))
}

export async function findPeopleById({ db, directory, now }: Change, personIds: readonly string[]) {
  const ids = [...new Set(personIds)]
  if (ids.length === 0) return []
  const found = await findPeople(db, directory, now, { where: inArray(directoryPeople.id, ids) })
  const known = new Set(found.map(({ person }) => person.id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw invalidValue(`There is no user “${unknown}”.`)
  return found
}
