import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { preparedOn } from '../../platform/database/preparedOn'
import type { CompanyScope, Role } from '../../platform/http/CompanyScope'
import type { Need } from '../../platform/http/needOf'
import type { Person } from '../../platform/http/Person'
import { departmentOf, groupOfPlace, placeOfMember } from './joins'
import {
  companies,
  departments,
  memberships,
  permissionGroupDepartments,
  permissionGroupMembers,
  permissionGroups,
} from './tables'

const ranks: Readonly<Record<Role, number>> = { superAdministrator: 3, administrator: 2, member: 1 }

/**
 * The person's membership of the company, if it meets the need; of a dissolved company nobody has one. A
 * sub-administrator's departments are those of the groups that hold the permission, or of all groups where none is
 * asked for.
 */
export async function companyScope(
  db: Connection,
  person: Pick<Person, 'userId'>,
  companyId: string,
  need: Need,
): Promise<CompanyScope | undefined> {
  const rows = await groupsOf(db).execute({
    companyId,
    userId: person.userId,
    permissions: need.permissions ?? null,
  })
  const role = rows[0]?.role
  if (role === undefined || ranks[role] < ranks[need.role]) return undefined
  if (role === 'superAdministrator') return { companyId, role, departmentPaths: null }
  if (need.permissions && rows.every(({ groupId }) => groupId === null)) return undefined
  const paths = rows.flatMap(({ path }) => (path === null ? [] : [path]))
  return { companyId, role, departmentPaths: outermost(paths) }
}

/** Without those that another one covers. */
function outermost(paths: readonly string[]): readonly string[] {
  const isCovered = (path: string) => paths.some((other) => other !== path && path.startsWith(other))
  return [...new Set(paths)].filter((path) => !isCovered(path)).sort()
}

const wanted = sql`${sql.placeholder('permissions')}::text[]`

/** A row for each department of each group that the member is in; one without them where there is none. */
const groupsOf = preparedOn((db) =>
  db
    .select({ role: memberships.role, groupId: permissionGroups.id, path: departments.path })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .leftJoin(permissionGroupMembers, placeOfMember)
    .leftJoin(
      permissionGroups,
      and(groupOfPlace, sql`(${wanted} is null or ${permissionGroups.permissions} && ${wanted})`),
    )
    .leftJoin(
      permissionGroupDepartments,
      and(
        eq(permissionGroupDepartments.companyId, permissionGroups.companyId),
        eq(permissionGroupDepartments.groupId, permissionGroups.id),
      ),
    )
    .leftJoin(departments, departmentOf(permissionGroupDepartments))
    .where(
      and(
        eq(memberships.companyId, sql.placeholder('companyId')),
        eq(memberships.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('groups_of'),
)
