import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { and, asc, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { groupOfPlace, memberMatches } from '../organisation'
import { memberships, permissionGroupMembers, permissionGroups } from '../organisation/tables'
import { placesOf } from './placesOf'
import { wireMembers } from './wireMembers'

const named = 3

/** The super administrator first, then in the order of joining. */
export async function listAdministrators(call: Call<typeof administratorsOperations.listAdministrators>) {
  const { db, company, query } = call
  const { companyId } = company
  const listed = and(
    eq(memberships.companyId, companyId),
    ne(memberships.role, 'member'),
    memberMatches(db, companyId, query.searchCondition),
  )
  const totalItems = await db.$count(memberships, listed)
  const rows = await db
    .select({ ...getTableColumns(memberships), headImage: users.headImage })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(listed)
    .orderBy(
      desc(eq(memberships.role, 'superAdministrator')),
      asc(memberships.joinedAt),
      asc(memberships.userId),
    )
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const groups = await groupsOf(
    db,
    companyId,
    rows.map(({ userId }) => userId),
  )
  const places = await placesOf(db, companyId, [...new Set(groups.map(({ groupId }) => groupId))])
  const members = await wireMembers(call, rows)
  return {
    totalItems,
    list: members.map(({ row, ...member }) => {
      const own = groups.filter(({ userId }) => userId === member.userId)
      const below = places.filter(({ groupId }) => own.some((group) => group.groupId === groupId))
      const names = new Map(below.map(({ departmentId, name }) => [departmentId, name]))
      return {
        ...member,
        userRole: row.role === 'superAdministrator' ? row.role : ('administrator' as const),
        groups: own.map(({ groupId, groupName }) => ({ groupId, groupName })),
        departmentNames: [...names.values()].slice(0, named),
        departmentCount: names.size,
      }
    }),
  }
}

async function groupsOf(db: Connection, companyId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .select({
      userId: permissionGroupMembers.userId,
      groupId: permissionGroups.id,
      groupName: permissionGroups.name,
    })
    .from(permissionGroupMembers)
    .innerJoin(permissionGroups, groupOfPlace)
    .where(
      and(
        eq(permissionGroupMembers.companyId, companyId),
        inArray(permissionGroupMembers.userId, [...userIds]),
      ),
    )
    .orderBy(asc(permissionGroups.createdAt), asc(permissionGroups.id))
}
