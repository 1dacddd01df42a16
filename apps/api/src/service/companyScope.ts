import { companyKeys, type Operation, type Permission } from '@atrium/features/shared/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { preparedOn } from '../database/preparedOn'
import {
  companies,
  departments,
  memberships,
  permissionGroupDepartments,
  permissionGroupMembers,
  permissionGroups,
} from '../database/schema'
import type { CompanyScope, Person, Role } from './Call'
import type { RawInput } from './readRequest'

const ranks: Readonly<Record<Role, number>> = { superAdministrator: 3, administrator: 2, member: 1 }

/**
 * The company that header and arguments name together: `null` when they name none, `undefined` when they
 * contradict each other or what they name is no id.
 */
export function namedCompany(header: string | undefined, raw: RawInput): string | null | undefined {
  const named = new Set<unknown>(header ? [header] : [])
  for (const part of [raw.params, raw.query, raw.body]) {
    if (typeof part !== 'object' || part === null) continue
    for (const key of companyKeys) {
      if (Object.hasOwn(part, key)) named.add(Reflect.get(part, key))
    }
  }
  if (named.size > 1) return undefined
  const [company = null] = named
  if (company === null) return null
  return typeof company === 'string' && /^[\w-]{1,64}$/.test(company) ? company : undefined
}

/** What a person needs in a company. */
export interface Need {
  /** The least role. */
  readonly role: Role
  /** What a sub-administrator needs beside it: one of these. Undefined: the role is enough. */
  readonly permissions: readonly Permission[] | undefined
}

/** What an operation asks for in the company that the call names; undefined: nothing. */
export function needOf({ access, permission }: Operation): Need | undefined {
  if (access === 'public' || access === 'user') return undefined
  return { role: access, permissions: typeof permission === 'string' ? [permission] : permission }
}

/**
 * The person's membership of the company, if it meets the need; of a dissolved company nobody has one. A sub-administrator's departments are those of
 * the groups that hold the permission, or of all groups where none is asked for.
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
    .leftJoin(
      permissionGroupMembers,
      and(
        eq(permissionGroupMembers.companyId, memberships.companyId),
        eq(permissionGroupMembers.userId, memberships.userId),
      ),
    )
    .leftJoin(
      permissionGroups,
      and(
        eq(permissionGroups.companyId, permissionGroupMembers.companyId),
        eq(permissionGroups.id, permissionGroupMembers.groupId),
        sql`(${wanted} is null or ${permissionGroups.permissions} && ${wanted})`,
      ),
    )
    .leftJoin(
      permissionGroupDepartments,
      and(
        eq(permissionGroupDepartments.companyId, permissionGroups.companyId),
        eq(permissionGroupDepartments.groupId, permissionGroups.id),
      ),
    )
    .leftJoin(
      departments,
      and(
        eq(departments.companyId, permissionGroupDepartments.companyId),
        eq(departments.id, permissionGroupDepartments.departmentId),
      ),
    )
    .where(
      and(
        eq(memberships.companyId, sql.placeholder('companyId')),
        eq(memberships.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('groups_of'),
)
