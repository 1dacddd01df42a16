import { type authorisationContract, mostUngrantedListed } from '@atrium/features/authorisation/contract'
import { and, desc, eq, notExists } from 'drizzle-orm'
import { grants, memberships } from '../database/schema'
import type { Call } from '../service/Call'
import { departmentPathNames } from './departmentPathNames'
import { memberMatches } from './memberMatches'
import { requireProduct } from './requireProduct'
import { membersInScope } from './scope'

export async function listUngrantedUsers(call: Call<typeof authorisationContract.listUngrantedUsers>) {
  const { db, company, query } = call
  const { companyId } = company
  await requireProduct(db, companyId, query.mainId)
  const granted = db
    .select({ id: grants.id })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        eq(grants.mainId, query.mainId),
        eq(grants.userId, memberships.userId),
      ),
    )
  const rows = await db
    .select()
    .from(memberships)
    .where(
      and(
        membersInScope(db, company),
        memberMatches(db, companyId, query.searchCondition),
        notExists(granted),
      ),
    )
    .orderBy(desc(memberships.joinedAt), desc(memberships.userId))
    .limit(mostUngrantedListed)
  const nameOf = await departmentPathNames(
    db,
    companyId,
    rows.map((row) => row.departmentId),
  )
  return rows.map((row) => ({
    userId: row.userId,
    realName: row.name,
    phone: row.phone,
    department: nameOf(row.departmentId),
    useSNCount: row.grantCount,
    addedAt: row.joinedAt.toISOString(),
  }))
}
