import { eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { catalogueProducts, productReleases } from './tables'

/** Whether installers of a product are handed out, for a query that reads the catalogue. */
export const hasReleases = (db: Connection): SQL<boolean> =>
  sql<boolean>`exists ${db
    .select({ one: sql`1` })
    .from(productReleases)
    .where(eq(productReleases.productId, catalogueProducts.id))}`
