import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { contains, containsExactly } from '../../platform/database/contains'
import { pageOf } from '../../platform/database/pageOf'
import { users } from '../../platform/people/tables'
import { isSpelt } from '../../platform/spelling/isSpelt'
import { departmentsNamed, pathName } from './departmentQueries'
import { departmentOf } from './joins'
import { departments, memberships, permissionGroupMembers } from './tables'

interface Columns {
  readonly name: PgColumn
  readonly phone: PgColumn
  readonly departmentId: PgColumn
  /** The name's spelling, if it is stored. */
  readonly spelling?: PgColumn
}

/**
 * Whether name, phone or department of a row contains the text, or the name's spelling matches; undefined: no search.
 */
export function personMatches(
  db: Connection,
  companyId: string,
  { name, phone, departmentId, spelling }: Columns,
  search: string | undefined,
): SQL | undefined {
  if (!search) return undefined
  return or(
    contains(name, search),
    containsExactly(phone, search),
    spelling && isSpelt(spelling, search),
    inArray(departmentId, departmentsNamed(db, companyId, search)),
  )
}

/**
 * Members whose phone, name or department, or a department above it, contains the text, or whose name's spelling
 * matches.
 */
export function memberMatches(
  db: Connection,
  companyId: string,
  search: string | undefined,
): SQL | undefined {
  if (!search) return undefined
  const below = sql`(
    select placed.id from ${departments} as placed, unnest(string_to_array(placed.path, '/')) as above
    where placed.company_id = ${companyId} and above in (${departmentsNamed(db, companyId, search)})
  )`
  return or(
    containsExactly(memberships.phone, search),
    contains(memberships.name, search),
    isSpelt(memberships.spelling, search),
    inArray(memberships.departmentId, below),
  )
}

type MemberPageOptions = Omit<Parameters<typeof pageOf>[1], 'table' | 'id'> & { readonly companyId: string }

/** A page of a company's members, each with full department names, and the total. */
export async function memberPage(connection: Connection, { companyId, ...options }: MemberPageOptions) {
  const listing = { table: memberships, id: memberships.userId, ...options }
  const { db, page, total, order, totalOf } = pageOf(connection, listing)
  const rows = await db
    .select({ total, member: memberships, headImage: users.headImage, department: pathName() })
    .from(page)
    .innerJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, page.id)))
    .innerJoin(departments, departmentOf(memberships))
    .innerJoin(users, eq(users.id, memberships.userId))
    .orderBy(...order)
  return { totalItems: await totalOf(rows), rows }
}

/** @returns the former groups of each; the caller refreshes the roles */
export const leaveGroups = (db: Connection, companyId: string, userIds: readonly string[]) =>
  db
    .delete(permissionGroupMembers)
    .where(
      and(
        eq(permissionGroupMembers.companyId, companyId),
        inArray(permissionGroupMembers.userId, [...userIds]),
      ),
    )
    .returning({ groupId: permissionGroupMembers.groupId, userId: permissionGroupMembers.userId })
