import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { products } from '../seats/tables'
import { statusOf } from './licenceState'
import { refusals } from './refusals'

export type ProductType = 0 | 1

type Product = Pick<typeof products.$inferSelect, 'productType' | 'disabled' | 'endAt'>

/**
 * Checks that a product has the operation's type and is neither disabled nor expired.
 *
 * @throws Refusal `missing`, `wrongProductType` or `notNormal`
 */
export function requireGrantable(
  found: readonly Product[],
  expected: { readonly count: number; readonly productType?: ProductType; readonly now: Date },
) {
  if (found.length < expected.count) throw refusals.productMissing()
  const { productType, now } = expected
  if (productType !== undefined && found.some((product) => product.productType !== productType))
    throw refusals.wrongProductType()
  if (found.some((product) => statusOf(product, now) !== 'normal')) throw refusals.notNormal()
}

/** @throws Refusal `missing` */
export async function requireProduct(db: Connection, companyId: string, mainId: string) {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  if (!product) throw refusals.productMissing()
  return product
}
