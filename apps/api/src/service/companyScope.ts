import { companyKeys } from '@atrium/features/shared/contract'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { departmentAdministrators, departments, memberships } from '../database/schema'
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

/** The person's membership of the company, if its role is at least the one asked for. */
export async function companyScope(
  db: Connection,
  person: Person,
  companyId: string,
  least: Role,
): Promise<CompanyScope | undefined> {
  const rows = await db
    .select({ role: memberships.role, path: departments.path })
    .from(memberships)
    .leftJoin(
      departmentAdministrators,
      and(
        eq(departmentAdministrators.companyId, memberships.companyId),
        eq(departmentAdministrators.userId, memberships.userId),
      ),
    )
    .leftJoin(
      departments,
      and(
        eq(departments.companyId, departmentAdministrators.companyId),
        eq(departments.id, departmentAdministrators.departmentId),
      ),
    )
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, person.userId)))
  const role = rows[0]?.role
  if (role === undefined || ranks[role] < ranks[least]) return undefined
  const paths = rows.flatMap(({ path }) => (path === null ? [] : [path]))
  return { companyId, role, departmentPaths: pathsOf(role, paths) }
}

function pathsOf(role: Role, paths: readonly string[]): readonly string[] | null {
  if (role === 'superAdministrator') return null
  if (role === 'member') return []
  const isCovered = (path: string) => paths.some((other) => other !== path && path.startsWith(other))
  return paths.filter((path) => !isCovered(path)).sort()
}
