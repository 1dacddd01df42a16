import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { departmentsInScope } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { refusals } from './refusals'

/** Members of the company that the person may see and change. */
export function membersInScope(db: Connection, company: CompanyScope): SQL | undefined {
  const below = departmentsInScope(company)
  return and(
    eq(memberships.companyId, company.companyId),
    below &&
      inArray(
        memberships.departmentId,
        db
          .select({ id: departments.id })
          .from(departments)
          .where(and(eq(departments.companyId, company.companyId), below)),
      ),
  )
}

/** @throws Refusal `missing` when one of them is no member in scope */
export async function requireMembers(db: Connection, company: CompanyScope, userIds: readonly string[]) {
  const wanted = [...new Set(userIds)]
  const found = await db.$count(
    memberships,
    and(membersInScope(db, company), inArray(memberships.userId, wanted)),
  )
  if (found < wanted.length) throw refusals.memberMissing()
}
