import { and, isNull, sql } from 'drizzle-orm'
import { catalogueProducts } from './tables'

export const isSold = and(
  isNull(catalogueProducts.withdrawnAt),
  sql`${catalogueProducts.packages} <> '[]'::jsonb`,
)
