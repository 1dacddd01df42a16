import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { products } from '../seats/tables'
import { refusals } from './refusals'

/** @throws Refusal `missing` */
export async function requireProduct(db: Connection, companyId: string, mainId: string) {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  if (!product) throw refusals.productMissing()
  return product
}
