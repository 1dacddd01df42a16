import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { preparedOn } from '../../platform/database/preparedOn'
import type { CompanyScope, Role } from '../../platform/http/CompanyScope'
import type { Need } from '../../platform/http/needOf'
import type { Person } from '../../platform/http/Person'
import type { ScopeQuery } from '../../platform/http/Rules'
import { Refusal } from '../../platform/refusal/Refusal'
import { departmentOf, groupOfPlace, placeOfMember } from './joins'
import { lacksSecondStep } from './secondStepRequirement'
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
 * The person's membership in the company, if it meets the need; dissolved companies have none. A sub-administrator's
 * departments are those of groups with the permission, or of all groups if none is required.
 */
export async function companyScope(
  db: Connection,
  person: Pick<Person, 'userId'>,
  companyId: string,
  need: Need,
): Promise<CompanyScope | undefined> {
  return scopeIn(await rowsOf(db, person.userId, companyId, need), companyId, need)
}

type CallerQuery = Omit<ScopeQuery, 'person'> & { readonly person: Pick<Person, 'userId'> }

/**
 * The scope of a call in the company: like {@link companyScope}, but an administrator who lacks a required second step
 * counts as an ordinary member. Every call of a company checks this, on admission and again under its lock, however its
 * session began.
 *
 * @throws Refusal `secondStepWanted` when only an administrator may call
 */
export async function callerScope(
  db: Connection,
  { person, companyId, need, now }: CallerQuery,
): Promise<CompanyScope | undefined> {
  const rows = await rowsOf(db, person.userId, companyId, need)
  const scope = scopeIn(rows, companyId, need)
  if (!scope || scope.role === 'member' || !rows.some((row) => isSuspended(row, now))) return scope
  if (need.role === 'member') return { ...scope, role: 'member', departmentPaths: [] }
  throw secondStepWanted()
}

const isSuspended = ({ lacksSecondStep, secondStepUntil }: Row, now: Date): boolean =>
  lacksSecondStep && (secondStepUntil === null || secondStepUntil <= now)

const secondStepWanted = () => new Refusal(wireRefusals.secondStepWanted)

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const rowsOf = (db: Connection, userId: string, companyId: string, { permissions }: Need) =>
  groupsOf(db).execute({ companyId, userId, permissions: permissions ?? null })

function scopeIn(rows: readonly Row[], companyId: string, need: Need): CompanyScope | undefined {
  const [first] = rows
  if (first === undefined || ranks[first.role] < ranks[need.role]) return undefined
  const { role } = first
  const scope = { companyId, role, ...(first.wantsCompanySignIn && { wantsCompanySignIn: true as const }) }
  if (role === 'superAdministrator') return { ...scope, departmentPaths: null }
  if (need.permissions && rows.every(({ groupId }) => groupId === null)) return undefined
  const paths = rows.flatMap(({ path }) => (path === null ? [] : [path]))
  return { ...scope, departmentPaths: outermost(paths) }
}

/** Without paths that another one covers. */
function outermost(paths: readonly string[]): readonly string[] {
  const isCovered = (path: string) => paths.some((other) => other !== path && path.startsWith(other))
  return [...new Set(paths)].filter((path) => !isCovered(path)).sort()
}

const required = sql`${sql.placeholder('permissions')}::text[]`

/** One row per department of each of the member's groups; a single row without them if there are none. */
const groupsOf = preparedOn((db) =>
  db
    .select({
      role: memberships.role,
      groupId: permissionGroups.id,
      path: departments.path,
      secondStepUntil: memberships.secondStepUntil,
      lacksSecondStep: lacksSecondStep(db),
      wantsCompanySignIn: sql<boolean>`${companies.companySignInSince} is not null`,
    })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .leftJoin(permissionGroupMembers, placeOfMember)
    .leftJoin(
      permissionGroups,
      and(groupOfPlace, sql`(${required} is null or ${permissionGroups.permissions} && ${required})`),
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
