import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { auditSubjects } from '../audit/tables'
import { departmentsInScope } from '../organisation'
import { companies, departments, memberships } from '../organisation/tables'
import type { Subject } from './namesOfSubjects'

interface OwnSubjects {
  readonly department: SQLWrapper
  readonly member: SQLWrapper
}

/** The departments and members in a sub-administrator's scope, as subqueries of ids; undefined: all. */
export function ownSubjects(db: Connection, company: CompanyScope): OwnSubjects | undefined {
  const inScope = departmentsInScope(company)
  if (!inScope) return undefined
  const { companyId } = company
  const department = db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), inScope))
  const member = db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.departmentId, department)))
  return { department, member }
}

/** Whether the person may see this name: it is in their scope, or they see everything, including former ones. */
export async function mayName(
  db: Connection,
  company: CompanyScope,
  { kind, entityId }: Subject,
): Promise<boolean> {
  if (kind === 'product') return true
  const { companyId } = company
  const own = ownSubjects(db, company)
  const found = own
    ? sql`${entityId} in (${own[kind]})`
    : sql`exists (select 1 from ${auditSubjects} where ${and(
        eq(auditSubjects.companyId, companyId),
        eq(auditSubjects.kind, kind),
        eq(auditSubjects.entityId, entityId),
      )}) or exists (select 1 from ${memberships} where ${and(
        eq(memberships.companyId, companyId),
        eq(memberships.userId, entityId),
      )}) or exists (select 1 from ${departments} where ${and(
        eq(departments.companyId, companyId),
        eq(departments.id, entityId),
      )})`
  const [row] = await db
    .select({ found: sql<boolean>`(${found})` })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row?.found === true
}
