import { and, eq, or } from 'drizzle-orm'
import { products } from '../seats/tables'

/** All batches of a product, by its first one. */
export const batchesOf = (companyId: string, mainId: string) =>
  and(eq(products.companyId, companyId), or(eq(products.mainId, mainId), eq(products.batchOf, mainId)))

export const firstBatch = ({ mainId, batchOf }: Pick<typeof products.$inferSelect, 'mainId' | 'batchOf'>) =>
  batchOf ?? mainId
