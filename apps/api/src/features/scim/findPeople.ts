import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Directory } from '../directories'
import { reasonColumn, stateColumn, withState } from '../directories'
import { directoryDepartments, directoryPeople } from '../directories/tables'
import { groupOfPlace } from '../organisation'
import { departments, memberships, permissionGroupMembers, permissionGroups } from '../organisation/tables'

/** Where somebody belongs: the membership counts once there is one. */
export const departmentColumn = sql<
  string | null
>`coalesce(${memberships.departmentId}, ${directoryPeople.departmentId})`

export const ofDirectory = ({ companyId, directoryId }: Directory): SQL | undefined =>
  and(eq(directoryPeople.companyId, companyId), eq(directoryPeople.directoryId, directoryId))

interface Page {
  readonly where?: SQL | undefined
  readonly sortedBy?: SQL | undefined
  readonly isDescending?: boolean
  readonly limit?: number
  readonly offset?: number
}

export type FoundPerson = Awaited<ReturnType<typeof findPeople>>[number]

/** People of the directory with what they are in the company, oldest first. */
export async function findPeople(
  db: Connection,
  directory: Directory,
  now: Date,
  { where, sortedBy, isDescending = false, limit, offset = 0 }: Page,
) {
  const order = isDescending ? desc : asc
  const query = withState(
    db
      .select({
        person: directoryPeople,
        state: stateColumn(now),
        reason: reasonColumn,
        role: memberships.role,
        memberName: memberships.name,
        departmentId: departmentColumn,
      })
      .from(directoryPeople)
      .$dynamic(),
  )
    .where(and(ofDirectory(directory), where))
    .orderBy(
      ...(sortedBy ? [order(sortedBy)] : []),
      order(directoryPeople.createdAt),
      order(directoryPeople.id),
    )
    .offset(offset)
  return limit === undefined ? query : query.limit(limit)
}

export const countPeople = (db: Connection, directory: Directory, where?: SQL): Promise<number> =>
  db.$count(directoryPeople, and(ofDirectory(directory), where))

/** A group of a person. */
export interface GroupOfPerson {
  readonly personId: string
  readonly id: string
  readonly name: string
}

/** The departments and permission groups of people, by two queries for any number. */
export async function groupsOf(
  db: Connection,
  { companyId, directoryId }: Directory,
  people: readonly FoundPerson[],
): Promise<readonly GroupOfPerson[]> {
  const departmentIds = [...new Set(people.flatMap(({ departmentId }) => departmentId ?? []))]
  const userIds = people.flatMap(({ person, state }) =>
    state === 'member' && person.userId !== null ? person.userId : [],
  )
  const managed = departmentIds.length
    ? await db
        .select({ id: departments.id, name: departments.name })
        .from(directoryDepartments)
        .innerJoin(
          departments,
          and(
            eq(departments.companyId, directoryDepartments.companyId),
            eq(departments.id, directoryDepartments.departmentId),
          ),
        )
        .where(
          and(
            eq(directoryDepartments.companyId, companyId),
            eq(directoryDepartments.directoryId, directoryId),
            inArray(directoryDepartments.departmentId, departmentIds),
          ),
        )
    : []
  const administered = userIds.length
    ? await db
        .select({
          userId: permissionGroupMembers.userId,
          id: permissionGroups.id,
          name: permissionGroups.name,
        })
        .from(permissionGroupMembers)
        .innerJoin(permissionGroups, groupOfPlace)
        .where(
          and(
            eq(permissionGroupMembers.companyId, companyId),
            inArray(permissionGroupMembers.userId, userIds),
          ),
        )
        .orderBy(permissionGroups.name)
    : []
  return people.flatMap(({ person, departmentId }) => [
    ...managed
      .filter(({ id }) => id === departmentId)
      .map(({ id, name }) => ({ personId: person.id, id: groupId.department(id), name })),
    ...administered
      .filter(({ userId }) => userId === person.userId)
      .map(({ id, name }) => ({ personId: person.id, id: groupId.permissionGroup(id), name })),
  ])
}

/** Ids of groups: departments and permission groups have ids of their own, which may be the same. */
export const groupId = {
  department: (id: string): string => `d.${id}`,
  permissionGroup: (id: string): string => `p.${id}`,
} as const

export function readGroupId(
  id: string,
): { readonly kind: 'department' | 'permissionGroup'; readonly id: string } | undefined {
  const [, prefix, own] = /^([dp])\.([\w-]{1,64})$/.exec(id) ?? []
  if (!prefix || !own) return undefined
  return { kind: prefix === 'd' ? 'department' : 'permissionGroup', id: own }
}
