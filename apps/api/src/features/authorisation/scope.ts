import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import { isInScope } from '../organisation'
import { memberships } from '../organisation/tables'

/** Members of the company that the person may see and change. */
export const membersInScope = (db: Connection, company: CompanyScope): SQL | undefined =>
  and(eq(memberships.companyId, company.companyId), isInScope(db, company, memberships.departmentId))

/** @throws Refusal `missing` when one of them is no member in scope */
export async function requireMembers(db: Connection, company: CompanyScope, userIds: readonly string[]) {
  const ids = [...new Set(userIds)]
  const found = await db.$count(
    memberships,
    and(membersInScope(db, company), inArray(memberships.userId, ids)),
  )
  if (found < ids.length) throw new Refusal(authorisationRefusals.memberMissing)
}
