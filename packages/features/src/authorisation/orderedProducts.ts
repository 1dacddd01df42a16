import type { DataTableSorting } from '@atrium/ui/data-table'
import { factsOf } from '../shared/licence/LicenceStanding'
import type { Product } from './api'
import { productStanding } from './standingOf'

/** As a table of the company's products shows them: unless sorted by days, what hurts most comes first. */
export function orderedProducts(products: readonly Product[], sorting: DataTableSorting): readonly Product[] {
  if (sorting?.columnId !== 'remainingDays')
    return products.toSorted((one, other) => harmOf(one) - harmOf(other))
  const sign = sorting.direction === 'desc' ? -1 : 1
  return products.toSorted((one, other) => sign * (one.remainingDays - other.remainingDays))
}

/** The less, the worse: over, soon over by days, no seat left, and what needs nobody, in the order that it came. */
function harmOf(product: Product): number {
  const facts = factsOf(productStanding(product))
  if (facts.includes('normal')) return 1000
  if (facts.includes('ending')) return product.remainingDays
  return facts.includes('full') ? 999 : -1
}
