import { productFilter, productSearchLength } from '@atrium/contracts/authorisation/contract'
import { paths } from '@atrium/contracts/paths'
import { listView, oneOf, searchText, type ViewOf } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { apiAtom, type Product } from './api'
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

export const productListPath = (view: ProductView): string =>
  paths.licencesByProduct(productView.asQuery(view))

/** A product, with the list to return to. */
export const manageProductPath = (
  { productName, productId, productType }: Pick<Product, 'productName' | 'productId' | 'productType'>,
  view: ProductView,
): string => productPath({ productName, productId, productType }, productView.asQuery(view))
