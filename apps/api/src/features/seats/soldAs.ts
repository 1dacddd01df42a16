import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isSold } from '../catalogue'
import { catalogueProducts } from '../catalogue/tables'
import { products } from './tables'

/** As what a company's product is sold, for a query that reads it and joins others: by whatever batch; null: it isn't. */
export function soldAs(db: Connection): SQL<string | null> {
  const sold = db
    .select({ id: sql`${catalogueProducts.id}`.as('sold_id') })
    .from(catalogueProducts)
    .where(
      and(eq(catalogueProducts.licenceId, sql`coalesce(${products.batchOf}, ${products.mainId})`), isSold),
    )
  return sql<string | null>`(case when not ${products.disabled} then (${sold}) end)`
}

/** Whether a renewal can move its end, for the same. */
export const canRenew = sql<boolean>`(${products.endAt} is not null and not ${products.isTrial} and not ${products.disabled})`
