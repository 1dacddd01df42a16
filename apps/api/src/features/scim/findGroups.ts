import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Directory } from '../directories'
import { directoryDepartments, directoryPeople } from '../directories/tables'
import { departments, memberships, permissionGroupMembers, permissionGroups } from '../organisation/tables'
import { groupSchema, ownGroupSchema } from './attributes'
import { groupId, ofDirectory, readGroupId } from './findPeople'
import type { Json } from './readResource'
import { nameOf } from './stated'
import { basePath, withMeta } from './userResource'

type Kind = 'department' | 'permissionGroup'

/** The departments that the directory manages, and all permission groups. */
function groupsOfDirectory(db: Connection, { companyId, directoryId }: Directory) {
  return db
    .select({
      id: sql<string>`'d.' || ${departments.id}`.as('group_id'),
      kind: sql<Kind>`'department'`.as('group_kind'),
      name: sql<string>`${departments.name}`.as('group_name'),
      externalId: sql<string>`${directoryDepartments.externalId}`.as('group_external_id'),
      parent: sql<string | null>`'d.' || ${departments.parentId}`.as('group_parent'),
      createdAt: sql<Date>`${directoryDepartments.createdAt}`
        .mapWith(directoryDepartments.createdAt)
        .as('group_created'),
      updatedAt: sql<Date>`${directoryDepartments.updatedAt}`
        .mapWith(directoryDepartments.updatedAt)
        .as('group_updated'),
    })
    .from(directoryDepartments)
    .innerJoin(
      departments,
      and(
        eq(departments.companyId, directoryDepartments.companyId),
        eq(departments.id, directoryDepartments.departmentId),
      ),
    )
    .where(
      and(eq(directoryDepartments.companyId, companyId), eq(directoryDepartments.directoryId, directoryId)),
    )
    .unionAll(
      db
        .select({
          id: sql<string>`'p.' || ${permissionGroups.id}`.as('group_id'),
          kind: sql<Kind>`'permissionGroup'`.as('group_kind'),
          name: sql<string>`${permissionGroups.name}`.as('group_name'),
          externalId: sql<string>`''`.as('group_external_id'),
          parent: sql<string | null>`null::text`.as('group_parent'),
          createdAt: sql<Date>`${permissionGroups.createdAt}`
            .mapWith(permissionGroups.createdAt)
            .as('group_created'),
          updatedAt: sql<Date>`${permissionGroups.updatedAt}`
            .mapWith(permissionGroups.updatedAt)
            .as('group_updated'),
        })
        .from(permissionGroups)
        .where(eq(permissionGroups.companyId, companyId)),
    )
    .as('found_groups')
}

interface Page {
  readonly where?: SQL | undefined
  readonly sortedBy?: SQL | undefined
  readonly isDescending?: boolean
  readonly limit: number
  readonly offset?: number
}

export type FoundGroup = Awaited<ReturnType<typeof findGroups>>[number]

export async function findGroups(
  db: Connection,
  directory: Directory,
  { where, sortedBy, isDescending = false, limit, offset = 0 }: Page,
) {
  const found = groupsOfDirectory(db, directory)
  const order = isDescending ? desc : asc
  return db
    .select()
    .from(found)
    .where(where)
    .orderBy(...(sortedBy ? [order(sortedBy)] : []), asc(found.kind), order(found.createdAt), order(found.id))
    .limit(limit)
    .offset(offset)
}

export async function countGroups(db: Connection, directory: Directory, where?: SQL): Promise<number> {
  const found = groupsOfDirectory(db, directory)
  const [row] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(found)
    .where(where)
  return row?.total ?? 0
}

export interface MemberOfGroup {
  readonly groupId: string
  readonly personId: string
  readonly name: string
}

/** The directory’s people in groups. Others in them aren’t shown. */
export async function membersOf(
  db: Connection,
  directory: Directory,
  groupIds: readonly string[],
): Promise<readonly MemberOfGroup[]> {
  const own = groupIds.flatMap((id) => readGroupId(id) ?? [])
  const idsOf = (kind: Kind) => own.filter((one) => one.kind === kind).map(({ id }) => id)
  const [departmentIds, permissionGroupIds] = [idsOf('department'), idsOf('permissionGroup')]
  const rows = [
    ...(await inDepartments(db, directory, departmentIds)),
    ...(await inPermissionGroups(db, directory, permissionGroupIds)),
  ]
  return rows
    .map(({ person, name, ...row }) => ({
      ...row,
      personId: person.id,
      name: name ?? nameOf(person.attributes, person.userName),
    }))
    .toSorted((a, b) => (a.personId < b.personId ? -1 : 1))
}

const person = {
  id: directoryPeople.id,
  userName: directoryPeople.userName,
  attributes: directoryPeople.attributes,
}

/** Joins the membership of a person. */
export const membershipOf = and(
  eq(memberships.companyId, directoryPeople.companyId),
  eq(memberships.userId, directoryPeople.userId),
)

/** Members by their membership, others by what the directory said. Two queries, so that each has an index. */
async function inDepartments(db: Connection, directory: Directory, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { companyId } = directory
  const members = await db
    .select({ groupId: memberships.departmentId, name: memberships.name, person })
    .from(memberships)
    .innerJoin(directoryPeople, membershipOf)
    .where(
      and(
        eq(memberships.companyId, companyId),
        inArray(memberships.departmentId, [...ids]),
        ofDirectory(directory),
      ),
    )
  const others = await db
    .select({ groupId: directoryPeople.departmentId, person })
    .from(directoryPeople)
    .leftJoin(memberships, membershipOf)
    .where(
      and(
        ofDirectory(directory),
        inArray(directoryPeople.departmentId, [...ids]),
        isNull(memberships.userId),
      ),
    )
  return [...members, ...others.map((row) => ({ ...row, name: null }))].map((row) => ({
    ...row,
    groupId: groupId.department(row.groupId ?? ''),
  }))
}

async function inPermissionGroups(db: Connection, directory: Directory, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { companyId } = directory
  const rows = await db
    .select({ groupId: permissionGroupMembers.groupId, name: memberships.name, person })
    .from(permissionGroupMembers)
    .innerJoin(
      memberships,
      and(
        eq(memberships.companyId, permissionGroupMembers.companyId),
        eq(memberships.userId, permissionGroupMembers.userId),
      ),
    )
    .innerJoin(directoryPeople, membershipOf)
    .where(
      and(
        eq(permissionGroupMembers.companyId, companyId),
        inArray(permissionGroupMembers.groupId, [...ids]),
        ofDirectory(directory),
      ),
    )
  return rows.map((row) => ({ ...row, groupId: groupId.permissionGroup(row.groupId) }))
}

/** A group as a SCIM resource with its ETag. */
export function groupResource(
  { id, kind, name, externalId, parent, createdAt, updatedAt }: FoundGroup,
  members: readonly MemberOfGroup[],
  publicOrigin: string,
): Json {
  const base = `${publicOrigin}${basePath}`
  const own = members
    .filter((one) => one.groupId === id)
    .map(({ personId: value, name: display }) => ({
      value,
      $ref: `${base}/Users/${value}`,
      type: 'User',
      display,
    }))
  const resource = {
    schemas: [groupSchema, ownGroupSchema],
    id,
    ...(externalId && { externalId }),
    displayName: name,
    ...(own.length > 0 && { members: own }),
    [ownGroupSchema]: { kind, ...(parent && { parent }) },
  }
  return withMeta(resource, {
    resourceType: 'Group',
    created: createdAt,
    lastModified: updatedAt,
    location: `${base}/Groups/${id}`,
    counter: updatedAt.getTime(),
  })
}
