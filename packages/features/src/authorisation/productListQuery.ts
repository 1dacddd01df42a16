import { queryNumber, withQuery } from '../shared/query'
import { authorisationRoutes } from './routes'
import type { Product } from './wire'

export const productPageSizes = [10, 20, 30, 50, 100] as const

/** What of the list by product is shown. It stands in the address, so that it survives a visit to a product. */
export interface ProductListQuery {
  readonly pageIndex: number
  readonly pageSize: number
  /** Columns that are hidden, as the address says it. */
  readonly hide: string
}

export function readProductListQuery(query: URLSearchParams): ProductListQuery {
  const pageSize = queryNumber(query, 'pageSize', 10)
  return {
    pageIndex: queryNumber(query, 'pageIndex', 1),
    pageSize: productPageSizes.find((size) => size === pageSize) ?? 10,
    hide: query.get('hide') ?? '',
  }
}

export const productListPath = ({ pageIndex, pageSize, hide }: ProductListQuery): string =>
  withQuery(authorisationRoutes.byProduct, { pageSize, pageIndex, hide })

export const manageProductPath = (
  { productName, mainId, productType }: Pick<Product, 'productName' | 'mainId' | 'productType'>,
  { pageIndex, pageSize, hide }: ProductListQuery,
): string =>
  withQuery(authorisationRoutes.manageProduct, {
    productName,
    mainId,
    productType,
    pageSize,
    pageIndex,
    hide,
  })
