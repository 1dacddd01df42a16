import { queryNumber, withQuery } from '../shared/host/query'
import { licenceStatus, productSearchLength } from './contract'
import { authorisationRoutes } from './routes'
import type { LicenceStatus, Product } from './wire'

export const productPageSizes = [10, 20, 30, 50, 100] as const

/** What a product list can be sorted by, at the place of its number on the wire; columns are called the same. */
export const productOrders = ['createdAt', 'productName', 'validity', 'unUsedCount'] as const

/** What of the list by product is shown. It stands in the address, so that it survives a visit to a product. */
export interface ProductListQuery {
  readonly pageIndex: number
  readonly pageSize: number
  readonly search: string
  readonly status: LicenceStatus | undefined
  readonly orderBy: (typeof productOrders)[number]
  readonly isOrderDesc: boolean
  /** Columns that are hidden, as the address says it. */
  readonly hide: string
}

export function readProductListQuery(query: URLSearchParams): ProductListQuery {
  const pageSize = queryNumber(query, 'pageSize', 10)
  return {
    pageIndex: queryNumber(query, 'pageIndex', 1),
    pageSize: productPageSizes.find((size) => size === pageSize) ?? 10,
    search: [...(query.get('search') ?? '').trim()].slice(0, productSearchLength).join(''),
    status: licenceStatus.options.find((status) => status === query.get('status')),
    orderBy: productOrders[Number(query.get('orderName') ?? 0)] ?? 'createdAt',
    isOrderDesc: query.get('isOrderDesc') !== 'false',
    hide: query.get('hide') ?? '',
  }
}

export const productListPath = (list: ProductListQuery): string =>
  withQuery(authorisationRoutes.byProduct, asProductQuery(list))

export const manageProductPath = (
  { productName, mainId, productType }: Pick<Product, 'productName' | 'mainId' | 'productType'>,
  list: ProductListQuery,
): string =>
  withQuery(authorisationRoutes.manageProduct, {
    productName,
    mainId,
    productType,
    ...asProductQuery(list),
  })

/** The list as parts of an address. */
export const asProductQuery = (list: ProductListQuery) => ({
  pageSize: list.pageSize,
  pageIndex: list.pageIndex,
  search: list.search,
  status: list.status,
  orderName: productOrders.indexOf(list.orderBy) || undefined,
  isOrderDesc: list.isOrderDesc ? undefined : 'false',
  hide: list.hide,
})
