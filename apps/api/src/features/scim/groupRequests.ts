import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { insertDepartment, removeDepartment } from '../departments'
import type { Directory } from '../directories'
import { directoryDepartments } from '../directories/tables'
import { findDepartment, type PlacedDepartment } from '../organisation'
import { departments } from '../organisation/tables'
import { notifyTakenBack } from '../seats'
import { groupSchema, groups } from './attributes'
import { type Change, changeDirectory } from './changeDirectory'
import { changeDepartment, changePermissionGroup } from './changeGroup'
import { type FoundGroup, findGroups, groupResource, membersOf } from './findGroups'
import { groupId, readGroupId } from './findPeople'
import { isGroup } from './groupFields'
import { findTop, memberIdsIn, nameIn, parentIn, scopeOf } from './groupParts'
import { patchResource, patchSchema } from './patchResource'
import { placePeople } from './placePeople'
import { isUnchanged, requireMatch } from './preconditions'
import { type Json, readResource, requireSchema } from './readResource'
import type { ScimAnswer, ScimCall } from './ScimCall'
import { invalidValue, missing, ScimError } from './ScimError'

export async function getGroup(call: ScimCall): Promise<ScimAnswer> {
  const { ports, directory, id, ifNoneMatch } = call
  const db = ports.database.connection
  const resource = await resourceOf(db, call, await findGroup(db, directory, id))
  return isUnchanged(resource, ifNoneMatch) ? { status: 304, resource } : { status: 200, resource }
}

/** Creates a department. One with the same name that nobody else manages is linked instead. */
export async function createGroup(call: ScimCall): Promise<ScimAnswer> {
  requireSchema(call.body, groupSchema)
  const read = readResource(groups, call.body)
  const resource = await changeDirectory(call, async (change) => {
    const { db, directory } = change
    const parent = await findParent(change, parentIn(read))
    const name = nameIn(read)
    const departmentId =
      (await linkExisting(change, parent, read)) ?? (await addDepartment(change, parent, read))
    await placePeople(change, memberIdsIn(read), departmentId)
    change.auditRest('linkDirectoryDepartment', { departmentId, after: { name } })
    return resourceOf(db, call, await findGroup(db, directory, groupId.department(departmentId)))
  })
  return { status: 201, resource }
}

async function addDepartment(change: Change, parent: PlacedDepartment, read: Json): Promise<string> {
  const { db, directory, now } = change
  const { companyId } = directory
  const { id, name } = await insertDepartment(db, { companyId, parent, name: nameIn(read), now })
  await insertLink(change, id, read, false)
  change.audit('addDepartment', { departmentId: id, parentId: parent.id, after: { name } })
  return id
}

/** @returns the department with this name below the parent; undefined: none */
async function linkExisting(
  change: Change,
  parent: PlacedDepartment,
  read: Json,
): Promise<string | undefined> {
  const { db, directory } = change
  const { companyId } = directory
  const name = nameIn(read)
  const [found] = await db
    .select({ id: departments.id, directoryId: directoryDepartments.directoryId })
    .from(departments)
    .leftJoin(
      directoryDepartments,
      and(
        eq(directoryDepartments.companyId, departments.companyId),
        eq(directoryDepartments.departmentId, departments.id),
      ),
    )
    .where(
      and(
        eq(departments.companyId, companyId),
        eq(departments.parentId, parent.id),
        eq(departments.name, name),
      ),
    )
  if (!found) return undefined
  if (found.directoryId !== null)
    throw new ScimError(409, `There is a group “${name}” already.`, 'uniqueness')
  await insertLink(change, found.id, read, true)
  change.audit('linkDirectoryDepartment', { departmentId: found.id, after: { name } })
  return found.id
}

async function insertLink(
  { db, directory: { companyId, directoryId }, now }: Change,
  departmentId: string,
  { externalId }: Json,
  madeByHand: boolean,
): Promise<void> {
  await db.insert(directoryDepartments).values({
    ...{ companyId, directoryId, departmentId, madeByHand },
    externalId: String(externalId ?? ''),
    createdAt: now,
    updatedAt: now,
  })
}

export async function replaceGroup(call: ScimCall): Promise<ScimAnswer> {
  requireSchema(call.body, groupSchema)
  const read = readResource(groups, call.body)
  return change(call, () => read)
}

export async function patchGroup(call: ScimCall): Promise<ScimAnswer> {
  requireSchema(call.body, patchSchema)
  return change(call, (current) => patchResource(groups, current, call.body))
}

async function change(call: ScimCall, next: (current: Json) => Json): Promise<ScimAnswer> {
  const { id, ifMatch } = call
  const resource = await changeDirectory(call, async (change) => {
    const { db, directory } = change
    const found = await findGroup(db, directory, id)
    const current = await resourceOf(db, call, found)
    requireMatch(current, ifMatch)
    const { id: _, meta: __, schemas: ___, ...content } = current
    const wanted = next(content)
    if (found.kind === 'department') await changeDepartment(change, { found, content, wanted })
    else await changePermissionGroup(change, { found, content, wanted })
    return resourceOf(db, call, await findGroup(db, directory, id))
  })
  return { status: 200, resource }
}

/** A department that people made is only unlinked. */
export async function deleteGroup(call: ScimCall): Promise<ScimAnswer> {
  const { id, ifMatch } = call
  await changeDirectory(call, async (change) => {
    const { db, directory, now } = change
    const { companyId, directoryId } = directory
    const found = await findGroup(db, directory, id)
    requireMatch(await resourceOf(db, call, found), ifMatch)
    if (found.kind === 'permissionGroup')
      throw new ScimError(403, 'Permission groups are deleted in the company itself.')
    const department = await findDepartment(db, scopeOf(directory), readGroupId(id)?.id ?? '')
    const [link] = await db
      .delete(directoryDepartments)
      .where(
        and(
          eq(directoryDepartments.companyId, companyId),
          eq(directoryDepartments.directoryId, directoryId),
          eq(directoryDepartments.departmentId, department.id),
        ),
      )
      .returning({ madeByHand: directoryDepartments.madeByHand })
    if (link?.madeByHand) {
      change.audit('unlinkDirectoryDepartment', {
        departmentId: department.id,
        before: { name: department.name },
      })
      return
    }
    const { subject, recovered } = await removeDepartment(db, scopeOf(directory), department)
    change.audit('deleteDepartment', subject)
    change.last(() => notifyTakenBack(db, { companyId, now }, recovered))
  })
  return { status: 204 }
}

/** @throws ScimError 404, also for departments that the directory doesn’t manage */
async function findGroup(db: Connection, directory: Directory, id: string): Promise<FoundGroup> {
  const where = readGroupId(id) && isGroup(id)
  const [found] = where ? await findGroups(db, directory, { where, limit: 1 }) : []
  if (!found) throw missing('group', id)
  return found
}

async function resourceOf(db: Connection, { ports, directory }: ScimCall, found: FoundGroup): Promise<Json> {
  return groupResource(found, await membersOf(db, directory, [found.id]), ports.settings.publicOrigin)
}

/** Below the top department, or below one that the directory manages. */
async function findParent({ db, directory }: Change, id: string | undefined): Promise<PlacedDepartment> {
  const top = await findTop(db, directory)
  if (id === undefined || id === groupId.department(top.id)) return top
  const own = readGroupId(id)
  const [found] =
    own?.kind === 'department' ? await findGroups(db, directory, { where: isGroup(id), limit: 1 }) : []
  if (!found || !own) throw invalidValue(`There is no department “${id}” of this directory.`)
  return findDepartment(db, scopeOf(directory), own.id)
}
