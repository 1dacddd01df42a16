import { mostUngrantedListed } from '@atrium/contracts/authorisation/contract'
import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { departmentIdsOf, departmentOf, departmentPathNames, memberMatches } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { findFreeSeats } from '../seats'
import { grants } from '../seats/tables'
import { findObstacles } from './findObstacles'
import { requireProduct } from './requireGrantable'
import { membersInScope } from './scope'

export async function listUngrantedUsers(call: Call<typeof authorisationOperations.listUngrantedUsers>) {
  const { db, company, query } = call
  const { companyId } = company
  const product = await requireProduct(db, companyId, query.mainId)
  if (product.isConcurrent) throw new Refusal(authorisationRefusals.concurrent)
  const rows = await db
    .select({
      userId: memberships.userId,
      name: memberships.name,
      phone: memberships.phone,
      departmentId: memberships.departmentId,
      path: departments.path,
      grantCount: memberships.grantCount,
      joinedAt: memberships.joinedAt,
      grantId: grants.id,
    })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .leftJoin(
      grants,
      and(
        eq(grants.companyId, memberships.companyId),
        eq(grants.mainId, query.mainId),
        eq(grants.userId, memberships.userId),
      ),
    )
    .where(
      and(
        membersInScope(db, company),
        memberMatches(db, companyId, query.searchCondition),
        // A search also shows members who have the product already. Written as a condition on a joined column,
        // PostgreSQL recognises an anti-join.
        query.searchCondition ? undefined : isNull(grants.userId),
      ),
    )
    .orderBy(
      // Without a search no listed member has it, and the order comes from an index.
      ...(query.searchCondition ? [asc(isNotNull(grants.id))] : []),
      desc(memberships.joinedAt),
      desc(memberships.userId),
    )
    .limit(mostUngrantedListed)
  const nameOf = await departmentPathNames(
    db,
    companyId,
    rows.map((row) => row.departmentId),
  )
  const obstacleOf = await findObstacles(call, [query.mainId])
  const seekers = rows.map(({ userId, path }) => ({ userId, departmentIds: departmentIdsOf(path) }))
  const free = (await findFreeSeats(db, companyId, [query.mainId], seekers)).get(query.mainId) ?? []
  const poolOf = new Map(free.map((seats, pool) => [seats.departmentId, { pool, unUsedCount: seats.free }]))
  return rows.map((row) => ({
    userId: row.userId,
    realName: row.name,
    phone: row.phone,
    department: nameOf(row.departmentId),
    useSNCount: row.grantCount,
    addedAt: row.joinedAt.toISOString(),
    openSeats: departmentIdsOf(row.path)
      .toReversed()
      .flatMap((departmentId) => poolOf.get(departmentId) ?? []),
    ...obstacleOf({
      product,
      department: { id: row.departmentId, path: row.path },
      isGranted: row.grantId !== null,
    }),
  }))
}
