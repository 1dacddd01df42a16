import { departmentErrors } from '@atrium/contracts/departments/errorCodes'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import { changeGroupMembers } from '../administrators'
import { renameDepartment } from '../departments'
import { directoryDepartments } from '../directories/tables'
import { findDepartment } from '../organisation'
import type { Change } from './changeDirectory'
import type { FoundGroup } from './findGroups'
import { readGroupId } from './findPeople'
import { findTop, memberIdsIn, nameIn, parentIn, scopeOf } from './groupParts'
import { findPeopleById, placePeople } from './placePeople'
import type { Json } from './readResource'
import { invalidValue, ScimError } from './ScimError'

interface GroupChange {
  readonly found: FoundGroup
  readonly content: Json
  readonly wanted: Json
}

export async function changeDepartment(
  change: Change,
  { found, content, wanted }: GroupChange,
): Promise<void> {
  const { db, directory, now } = change
  const { companyId, directoryId } = directory
  const department = await findDepartment(db, scopeOf(directory), readGroupId(found.id)?.id ?? '')
  const parent = parentIn(wanted)
  if (parent !== undefined && parent !== found.parent)
    throw new ScimError(400, 'A department can’t be moved below another one.', 'mutability')
  const name = String(wanted.displayName)
  const isRenamed = name !== found.name
  if (isRenamed) {
    nameIn(wanted)
    change.audit('editDepartment', await unique(() => renameDepartment(db, companyId, department, name)))
  }
  const { added, removed } = differenceOf(content, wanted)
  await placePeople(change, added, department.id)
  await placePeople(change, removed, (await findTop(db, directory)).id)
  const externalId = String(wanted.externalId ?? '')
  if (!isRenamed && added.length + removed.length === 0 && externalId === found.externalId) return
  await db
    .update(directoryDepartments)
    .set({ externalId, updatedAt: now })
    .where(
      and(
        eq(directoryDepartments.companyId, companyId),
        eq(directoryDepartments.directoryId, directoryId),
        eq(directoryDepartments.departmentId, department.id),
      ),
    )
  change.auditRest('linkDirectoryDepartment', { departmentId: department.id, after: { name } })
}

export async function changePermissionGroup(
  change: Change,
  { found, content, wanted }: GroupChange,
): Promise<void> {
  const { db, directory, now } = change
  if (wanted.displayName !== found.name)
    throw new ScimError(400, 'Permission groups are named in the company itself.', 'mutability')
  const difference = differenceOf(content, wanted)
  if (difference.added.length + difference.removed.length === 0) return
  if (!directory.managesGroups) throw noAdministrators()
  const added = await findPeopleById(change, difference.added)
  const waiting = added.find(({ state }) => state !== 'member')
  if (waiting) throw invalidValue(`The user “${waiting.person.id}” hasn’t joined the company yet.`)
  const removed = await findPeopleById(change, difference.removed)
  const { subject, notify } = await changeGroupMembers(
    { db, company: scopeOf(directory), now },
    {
      groupId: readGroupId(found.id)?.id ?? '',
      added: added.flatMap(({ person }) => person.userId ?? []),
      removed: removed.flatMap(({ person }) => person.userId ?? []),
    },
  )
  change.audit('editGroup', subject)
  change.last(notify)
}

const noAdministrators = () =>
  new ScimError(
    403,
    'This directory may not make administrators. The company’s super administrator can allow it in the settings.',
  )

function differenceOf(content: Json, wanted: Json) {
  const [before, after] = [new Set(memberIdsIn(content)), new Set(memberIdsIn(wanted))]
  return {
    added: [...after].filter((id) => !before.has(id)),
    removed: [...before].filter((id) => !after.has(id)),
  }
}

/** A name that a sibling has is a conflict of uniqueness for the client. */
async function unique<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.code === departmentErrors.nameTaken)
      throw new ScimError(409, error.entry.english, 'uniqueness')
    throw error
  }
}
