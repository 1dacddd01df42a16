import { and, eq, exists, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { grants, products } from '../seats/tables'
import { dayOf } from './dayOf'
import { reclaimExemptions } from './tables'

/** Exemptions that hold today. */
export const holdsToday = (now: Date): SQL | undefined =>
  or(isNull(reclaimExemptions.endsOn), gte(reclaimExemptions.endsOn, dayOf(now)))

/** Whether a grant in the outer statement is exempt. */
export const isExempt = (db: Connection, now: Date): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(reclaimExemptions)
      .innerJoin(
        products,
        and(eq(products.companyId, reclaimExemptions.companyId), eq(products.mainId, grants.mainId)),
      )
      .where(
        and(
          eq(reclaimExemptions.companyId, grants.companyId),
          eq(reclaimExemptions.userId, grants.userId),
          ofProduct(),
          holdsToday(now),
        ),
      ),
  )

/** Exemptions for the product in the statement, or for all products. */
const ofProduct = () =>
  sql`${reclaimExemptions.mainId} in ('', coalesce(${products.batchOf}, ${products.mainId}))`
