import type { DataTableSorting } from '@atrium/ui/data-table'
import { productTypes } from '../shared/wire/words'
import type { Product } from './api'

/** As the tables of the company's products show them: first those with serial numbers, each kind sorted alike. */
export function orderedProducts(products: readonly Product[], sorting: DataTableSorting): readonly Product[] {
  const sign = sorting?.columnId !== 'remainingDays' ? 0 : sorting.direction === 'desc' ? -1 : 1
  return products.toSorted(
    (one, other) =>
      productTypes[one.productType] - productTypes[other.productType] ||
      sign * (one.remainingDays - other.remainingDays),
  )
}
