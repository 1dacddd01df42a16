import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { products } from '../seats/tables'
import { statusOf } from './licenceState'

export type ProductType = 0 | 1

type Product = Pick<typeof products.$inferSelect, 'productType' | 'disabled' | 'endAt' | 'isConcurrent'>

/**
 * Checks that a product has the operation's type, has seats for members, and is neither disabled nor expired.
 *
 * @throws Refusal `missing`, `wrongProductType`, `concurrent` or `notNormal`
 */
export function requireGrantable(
  found: readonly Product[],
  expected: { readonly count: number; readonly productType?: ProductType; readonly now: Date },
) {
  if (found.length < expected.count) throw new Refusal(authorisationRefusals.productMissing)
  const { productType, now } = expected
  if (productType !== undefined && found.some((product) => product.productType !== productType))
    throw new Refusal(authorisationRefusals.wrongProductType)
  if (found.some((product) => product.isConcurrent)) throw new Refusal(authorisationRefusals.concurrent)
  if (found.some((product) => statusOf(product, now) !== 'normal'))
    throw new Refusal(authorisationRefusals.notNormal)
}

/** @throws Refusal `missing` */
export async function requireProduct(db: Connection, companyId: string, mainId: string) {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  if (!product) throw new Refusal(authorisationRefusals.productMissing)
  return product
}
