import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { pathnameAtom, presentHostAtom } from '../shared/host/host'
import { ownQueryAtom, queryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import type { CallOptions } from '../shared/wire/client'
import { productParameter } from '../shared/wire/productParameter'
import { allocationApiAtom, type Product } from './api'
import { departmentFilters } from './departmentFilter'

const shown = ['seats', 'licences', 'products', 'departments'] as const

/** All products; the choice searches among them. */
export const productsAtom = requestAtom(shown, (get, signal) =>
  get(allocationApiAtom).listAllocationProducts({}, { signal }),
)

/** Requests the products that match the search. */
export const searchProductsAtom = atom((get) => {
  const { listAllocationProducts } = get(allocationApiAtom)
  return (search: string, call: CallOptions) => listAllocationProducts({ query: { search } }, call)
})

const ownAtom = ownQueryAtom([pagePaths.allocation])

/**
 * The chosen product: the one in the address, or else the first with seats to allocate. Empty if there is none,
 * or while it isn't known.
 */
export const productIdAtom = atom(
  (get): string => {
    const named = get(ownAtom).get(productParameter)
    if (named) return named
    const products = get(productsAtom)
    if (products.state !== 'ready') return ''
    return (products.value.find(isAllocable) ?? products.value[0])?.productId ?? ''
  },
  (get, _set, productId: string) => {
    const host = get(presentHostAtom)
    const query = {
      ...Object.fromEntries(get(queryAtom)),
      [productParameter]: productId,
      department: undefined,
    }
    host.navigate(withQuery(get(pathnameAtom), query), { replace: true })
  },
)

const isAllocable = (product: Product) =>
  product.status === 'normal' && (product.isConcurrent ? product.totalCount : product.leftCount) > 0

/** The department that a link leads to; undefined: none. */
export const namedDepartmentAtom = atom((get) => get(ownAtom).get('department') ?? undefined)

export const departmentSearchLength = 30

/** The search for departments in the address. */
export const departmentSearchAtom = atom((get) =>
  [...(get(queryAtom).get('search') ?? '').trim()].slice(0, departmentSearchLength).join(''),
)

/** The filter in the address: some departments, all, or the default. */
export const askedFilterAtom = atom((get) => {
  const asked = get(queryAtom).get('show')
  return asked === 'all' ? 'all' : departmentFilters.find((filter) => filter === asked)
})

const answeredAtom = keyedRequestAtom(productIdAtom, shown, (get, signal) =>
  get(askAllocationAtom)({ signal }),
)

/** Requests the seats of the chosen product; undefined without one. */
export const askAllocationAtom = atom((get) => {
  const { listAllocation } = get(allocationApiAtom)
  const productId = get(productIdAtom)
  return async (call: CallOptions) =>
    productId === '' ? undefined : listAllocation({ query: { productId } }, call)
})

/** The seats of the chosen product by department; loading until a product is known. */
export const allocationAtom = atom(
  (get) => {
    const products = get(productsAtom)
    const request = get(answeredAtom)
    if (products.state === 'failed' && get(productIdAtom) === '') return products
    if (request.state !== 'ready') return request
    return request.value ? { ...request, value: request.value } : ({ state: 'loading' } as const)
  },
  (get, set) => {
    if (get(productsAtom).state === 'failed') set(productsAtom)
    set(answeredAtom)
  },
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Seats by department. */
    readonly seats: unknown
  }
}
