import { productFilter, productSearchLength } from '@atrium/contracts/authorisation/contract'
import { paths } from '@atrium/contracts/paths'
import type { DataTableSorting } from '@atrium/ui/data-table'
import { factsOf, type LicenceStanding } from '../shared/licence/LicenceStanding'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, oneOf, searchText, type ViewOf } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { apiAtom, type MemberLicence, type Product } from './api'
import { productPath } from './routes'

export const productView = listView({
  pageSizes: [10, 20, 30, 50, 100],
  orders: ['harm', 'productName', 'validity', 'unUsedCount', 'createdAt'],
  filters: {
    search: searchText('search', productSearchLength),
    status: oneOf('status', productFilter.options),
  },
  namesPage: true,
})

export type ProductView = ViewOf<typeof productView>

/** The company's products. */
export const productList = pagedList({
  view: productView,
  shows: ['products', 'licences', 'seats'],
  ask(get, { search, status, orderBy, isOrderDesc }) {
    const { listProducts } = get(apiAtom)
    const filter = {
      orderBy,
      isOrderDesc,
      ...(search && { search }),
      ...(status && { status }),
    }
    return (pageIndex, pageSize, call) => listProducts({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

/** Products selected for a bulk change. */
export const listedProducts = chosenRows(productList.pageAtom, (product) => product.productId)

export const productListPath = (view: ProductView): string =>
  paths.licencesByProduct(productView.asQuery(view))

/** A product, with the list to return to. */
export const manageProductPath = (
  { productName, productId, productType }: Pick<Product, 'productName' | 'productId' | 'productType'>,
  view: ProductView,
): string => productPath({ productName, productId, productType }, productView.asQuery(view))

/** Sorts a table of the company's products: unless sorted by days, the most urgent first. */
export function orderedProducts(products: readonly Product[], sorting: DataTableSorting): readonly Product[] {
  if (sorting?.columnId !== 'remainingDays')
    return products.toSorted((one, other) => harmOf(one) - harmOf(other))
  const sign = sorting.direction === 'desc' ? -1 : 1
  return products.toSorted((one, other) => sign * (one.remainingDays - other.remainingDays))
}

/** Lower is more urgent: ended, ending by days, no seat left, then products without problems in their order. */
function harmOf(product: Product): number {
  const facts = factsOf(productStanding(product))
  if (facts.includes('normal')) return 1000
  if (facts.includes('ending')) return product.remainingDays
  return facts.includes('full') ? 999 : -1
}

type Term = Pick<MemberLicence, 'status' | 'licensingType' | 'remainingDays'>

export const standingOf = ({ status, licensingType, remainingDays }: Term): LicenceStanding => ({
  status,
  daysLeft: licensingType === 'dated' ? remainingDays : undefined,
})

/** Products with some seats left. */
export const productStanding = (
  product: Pick<Product, keyof Term | 'unusedCount' | 'totalCount' | 'isConcurrent'>,
) => ({
  ...standingOf(product),
  // Concurrent seats are free again in a moment.
  isFull: !product.isConcurrent && product.unusedCount === 0 && product.totalCount > 0,
})
