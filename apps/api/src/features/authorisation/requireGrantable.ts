import type { products } from '../seats/tables'
import { statusOf } from './licenceState'
import { refusals } from './refusals'

export type ProductType = 0 | 1

type Product = Pick<typeof products.$inferSelect, 'productType' | 'disabled' | 'endAt'>

/**
 * Only products of the operation's type, neither disabled nor expired, are granted and cancelled.
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
