import type { DataTableSorting } from '@atrium/ui/data-table'
import type { Product } from './api'

/** As a table of the company's products shows them. */
export function orderedProducts(products: readonly Product[], sorting: DataTableSorting): readonly Product[] {
  const sign = sorting?.columnId !== 'remainingDays' ? 0 : sorting.direction === 'desc' ? -1 : 1
  return products.toSorted((one, other) => sign * (one.remainingDays - other.remainingDays))
}
