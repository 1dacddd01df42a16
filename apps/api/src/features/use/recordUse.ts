import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { grants, products } from '../seats/tables'
import { dayOf } from './dayOf'
import { licenceUseDays } from './tables'

interface UsedGrant {
  readonly companyId: string
  readonly grantId: string
}

/**
 * Records that a company's licence is in use today; nothing happens if that is known. Call it where the grant is
 * locked already: it is one statement and locks nothing else that others wait for.
 */
export const recordUse = (db: Connection, { companyId, grantId }: UsedGrant, now: Date) =>
  recordUses(db, and(eq(grants.companyId, companyId), eq(grants.id, grantId)), now)

/** Grants whose use on that day isn't recorded. */
export const unrecordedOn = (day: string) => or(isNull(grants.lastUsedOn), lt(grants.lastUsedOn, day))

/** Records today's use of the grants that match, one row for each member and product however many batches. */
export async function recordUses(db: Connection, which: SQL | undefined, now: Date): Promise<number> {
  const day = dayOf(now)
  const used = db.$with('used').as(
    db
      .update(grants)
      .set({ lastUsedOn: day })
      .where(and(which, unrecordedOn(day)))
      .returning({ companyId: grants.companyId, userId: grants.userId, mainId: grants.mainId }),
  )
  const rows = await db
    .with(used)
    .insert(licenceUseDays)
    .select((qb) =>
      qb
        .select({
          companyId: used.companyId,
          userId: used.userId,
          mainId: sql<string>`coalesce(${products.batchOf}, ${products.mainId})`.as('main_id'),
          day: sql<string>`${day}::date`.as('day'),
        })
        .from(used)
        .innerJoin(products, and(eq(products.companyId, used.companyId), eq(products.mainId, used.mainId))),
    )
    .onConflictDoNothing()
    .returning({ userId: licenceUseDays.userId })
  return rows.length
}

/** Records that a member used concurrent seats of a product today, given its first batch; they have no grant. */
export async function recordUseOf(
  db: Connection,
  used: Pick<typeof licenceUseDays.$inferInsert, 'companyId' | 'userId' | 'mainId'>,
  now: Date,
): Promise<void> {
  await db
    .insert(licenceUseDays)
    .values({ ...used, day: dayOf(now) })
    .onConflictDoNothing()
}
