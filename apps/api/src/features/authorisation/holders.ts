import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { CompanyCall } from '../../ports/Call'
import { isInScope, memberMatches } from '../organisation'
import { memberships } from '../organisation/tables'
import { grants } from '../seats/tables'

/**
 * Grants of a batch whose holders are in the caller's scope and match a search. For the whole company no membership
 * is read: every grant has one.
 */
export function heldInScope(
  { db, company }: Pick<CompanyCall, 'db' | 'company'>,
  mainId: string,
  search?: string,
): SQL | undefined {
  const { companyId } = company
  const within = and(isInScope(db, company, memberships.departmentId), memberMatches(db, companyId, search))
  return and(
    eq(grants.companyId, companyId),
    eq(grants.mainId, mainId),
    within &&
      inArray(
        grants.userId,
        db
          .select({ userId: memberships.userId })
          .from(memberships)
          .where(and(eq(memberships.companyId, companyId), within)),
      ),
  )
}
