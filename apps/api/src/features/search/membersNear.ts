import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import { membersInScope } from '../authorisation'
import { departmentOf, isInScope, pathName } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { closeness, nearest } from './closeness'
import type { Scopes } from './scopesOf'

export interface MemberRow {
  readonly userId: string
  readonly realName: string
  readonly phone: string
  readonly department: string
  readonly isManageable: boolean
}

export function membersNear(db: Connection, companyId: string, scopes: Scopes, term: string) {
  const near = nearest({
    table: memberships,
    id: memberships.userId,
    listed: listed(db, companyId, scopes),
    closeness: closeness(
      { name: memberships.name, spelling: memberships.spelling, digits: memberships.phone },
      term,
    ),
  })
  const manageable = scopes.departments
    ? (isInScope(db, scopes.departments, memberships.departmentId) ?? sql`true`)
    : sql`false`
  return rowsOf<MemberRow>(
    db
      .select(
        columns({
          userId: memberships.userId,
          realName: memberships.name,
          phone: memberships.phone,
          department: pathName(),
          isManageable: manageable,
        }),
      )
      .from(near.from)
      .innerJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, near.id)))
      .innerJoin(departments, departmentOf(memberships))
      .orderBy(near.place, sql`char_length(${memberships.name})`, asc(memberships.name), asc(near.id)),
  )
}

/** Members on either list: that of departments or that of licences. */
function listed(
  db: Connection,
  companyId: string,
  { departments: managed, authorisation }: Scopes,
): SQL | undefined {
  const scopes = [managed, authorisation].filter((scope) => scope !== undefined)
  const whole = scopes.find(({ departmentPaths }) => departmentPaths === null)
  if (whole) return membersInScope(db, whole)
  return and(
    eq(memberships.companyId, companyId),
    or(...scopes.map((scope) => isInScope(db, scope, memberships.departmentId))) ?? sql`false`,
  )
}
