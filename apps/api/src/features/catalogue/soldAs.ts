import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { catalogueProducts } from './tables'

export const isSold = and(
  isNull(catalogueProducts.withdrawnAt),
  sql`${catalogueProducts.packages} <> '[]'::jsonb`,
)

/** What is sold of a licence; null: nothing. */
export async function soldAs(db: Connection, licenceId: string): Promise<string | null> {
  const [sold] = await db
    .select({ id: catalogueProducts.id })
    .from(catalogueProducts)
    .where(and(eq(catalogueProducts.licenceId, licenceId), isSold))
  return sold?.id ?? null
}
