import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { and, asc, desc, eq, gt, isNotNull, isNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { membersInScope, wireTime } from '../authorisation'
import { productNames } from '../catalogue'
import { looksAfterAll } from '../organisation'
import { memberships } from '../organisation/tables'
import { isBorrowed } from '../seats'
import { grants, products } from '../seats/tables'
import { isExempt, isIdle } from '../use'
import { reclaimExemptions } from '../use/tables'
import { linesOfReclaim, plannedReturn } from './planned'
import { reclaimLines, reclaims } from './tables'

/** Batches with licences of members in scope, those with the most idle ones first. */
export async function listIdleProducts(call: Call<typeof licenceUseOperations.listIdleProducts>) {
  const { db, company, query, language, now } = call
  const { companyId } = company
  const used = db
    .select({ one: sql`1` })
    .from(grants)
    .where(
      and(eq(grants.companyId, companyId), eq(grants.mainId, products.mainId), isNotNull(grants.lastUsedOn)),
    )
  const isReported = or(eq(products.productType, 1), sql`exists ${used}`)
  const count = (condition = sql`true`) => sql<number>`(count(*) filter (where ${condition}))::int`
  const idle = isIdle(now, query.idleDays)
  const among = (people: SQLWrapper) => sql`${grants.userId} in ${people}`
  const scoped = db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(membersInScope(db, company))
  // Read once, so that exemptions and reclaims are looked up for these few licences only.
  const exempted = db
    .select({ userId: reclaimExemptions.userId })
    .from(reclaimExemptions)
    .where(eq(reclaimExemptions.companyId, companyId))
  const told = db
    .select({ userId: reclaimLines.userId })
    .from(reclaims)
    .innerJoin(reclaimLines, linesOfReclaim)
    .where(and(eq(reclaims.companyId, companyId), eq(reclaims.state, 'planned')))
  const held = db
    .select({
      mainId: grants.mainId,
      granted: count().as('granted'),
      idleCount: count(idle).as('idle'),
      exemptCount: count(sql`${idle} and ${among(exempted)} and ${isExempt(db, now)}`).as('exempt'),
      borrowedCount: count(
        sql`${idle} and ${isBorrowed(db)} and not (${among(exempted)} and ${isExempt(db, now)})`,
      ).as('borrowed'),
      plannedCount: count(sql`${idle} and ${among(told)} and ${plannedReturn(db, now)} is not null`).as(
        'planned',
      ),
    })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), looksAfterAll(company) ? undefined : among(scoped)))
    .groupBy(grants.mainId)
    .as('held')
  const rows = await db
    .select({
      mainId: products.mainId,
      name: products.name,
      endAt: products.endAt,
      granted: held.granted,
      idleCount: sql<number | null>`case when ${isReported} then ${held.idleCount} end`.as('idle_seats'),
      exemptCount: held.exemptCount,
      borrowedCount: held.borrowedCount,
      plannedCount: held.plannedCount,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(products)
    .innerJoin(held, eq(held.mainId, products.mainId))
    .where(
      and(
        eq(products.companyId, companyId),
        eq(products.disabled, false),
        or(isNull(products.endAt), gt(products.endAt, now)),
      ),
    )
    .orderBy(sql`idle_seats desc nulls last`, desc(held.granted), asc(products.mainId))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const nameOf = await productNames(db, language)
  return {
    totalItems: rows[0]?.total ?? 0,
    list: rows.map(({ name, endAt, total, exemptCount, borrowedCount, plannedCount, ...row }) => ({
      ...row,
      productName: nameOf(name),
      endTime: wireTime(endAt),
      exemptCount: row.idleCount === null ? 0 : exemptCount,
      borrowedCount: row.idleCount === null ? 0 : borrowedCount,
      plannedCount: row.idleCount === null ? 0 : plannedCount,
    })),
  }
}
