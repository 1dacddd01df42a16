import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import { departmentsInScope } from './departmentQueries'
import { departmentOf } from './joins'
import { departments, memberships } from './tables'

/** The columns that place a department. */
export const placedDepartment = {
  id: departments.id,
  parentId: departments.parentId,
  name: departments.name,
  level: departments.level,
  path: departments.path,
}

/** Parents before children, older ones first. */
export const fromTheTop = [asc(departments.level), asc(departments.createdAt), asc(departments.id)]

export type PlacedDepartment = Pick<typeof departments.$inferSelect, keyof typeof placedDepartment>

/** True for the company's top department, and for the outermost departments of a sub-administrator. */
export function isScopeTop({ departmentPaths }: CompanyScope, department: PlacedDepartment): boolean {
  if (departmentPaths === null) return department.parentId === null
  return !departmentPaths.some((path) => path !== department.path && department.path.startsWith(path))
}

/** The parent, if the person may see it. */
export const visibleParent = (company: CompanyScope, department: PlacedDepartment): string | null =>
  isScopeTop(company, department) ? null : department.parentId

/**
 * Without an id: the topmost visible department, which is also the first of the list.
 *
 * @throws Refusal 404 when the company has no such department, or the person may not see it
 */
export async function findDepartment(
  db: Connection,
  company: CompanyScope,
  departmentId?: string,
): Promise<PlacedDepartment> {
  const [found] = await db
    .select(placedDepartment)
    .from(departments)
    .where(
      and(
        eq(departments.companyId, company.companyId),
        departmentId === undefined ? undefined : eq(departments.id, departmentId),
        departmentsInScope(company),
      ),
    )
    .orderBy(...fromTheTop)
    .limit(1)
  if (!found) throw new Refusal(departmentsRefusals.departmentMissing)
  return found
}

export interface PlacedMember {
  readonly userId: string
  readonly name: string
  readonly phone: string
  readonly role: (typeof memberships.$inferSelect)['role']
  readonly departmentId: string
}

/** @throws Refusal 404 unless all of them are members in the person's scope */
export async function findMembers(
  db: Connection,
  company: CompanyScope,
  userIds: readonly string[],
): Promise<PlacedMember[]> {
  const ids = [...new Set(userIds)]
  const found = await db
    .select({
      userId: memberships.userId,
      name: memberships.name,
      phone: memberships.phone,
      role: memberships.role,
      departmentId: memberships.departmentId,
    })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(
      and(
        eq(memberships.companyId, company.companyId),
        inArray(memberships.userId, ids),
        departmentsInScope(company),
      ),
    )
    .orderBy(memberships.userId)
  if (found.length !== ids.length) throw new Refusal(departmentsRefusals.memberMissing)
  return found
}
