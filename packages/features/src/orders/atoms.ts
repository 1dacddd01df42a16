import { atom } from 'jotai'
import { companyIdAtom } from '../shared/host/host'
import { queryAtom, queryNumber } from '../shared/host/query'
import { keyedRequestAtom } from '../shared/request/keyedRequestAtom'
import type { CallOptions } from '../shared/wire/client'
import { Failure } from '../shared/wire/Failure'
import { type OrderStatus, ordersApiAtom } from './api'
import { orderStatuses, searchLength } from './contract'
import { ordersRoutes } from './routes'

export const pageSizes = [10, 20, 30, 50, 100] as const

/** Which orders are shown. It lives in the address, so that reload, back and a copied link find them again. */
interface OrdersView {
  readonly pageIndex: number
  readonly pageSize: number
  readonly search: string
  /** Undefined: all. */
  readonly status: OrderStatus | undefined
}

export const ordersViewAtom = atom((get): OrdersView => {
  const query = get(queryAtom)
  const pageSize = queryNumber(query, 'pageSize', pageSizes[0])
  return {
    pageIndex: queryNumber(query, 'pageIndex', 1),
    pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
    search: [...(query.get('search') ?? '').trim()].slice(0, searchLength).join(''),
    status: orderStatuses.find((status) => status === query.get('status')),
  }
})

/** Asks for a page of what is shown. */
export const askOrdersAtom = atom((get) => {
  const { search, status } = get(ordersViewAtom)
  const { listOrders } = get(ordersApiAtom)
  const filter = {
    enterpriseId: get(companyIdAtom),
    ...(search && { searchCondition: search }),
    ...(status && { orderStatus: status }),
  }
  return (pageIndex: number, pageSize: number, call: CallOptions) =>
    listOrders({ query: { ...filter, pageIndex, pageSize } }, call)
})

const oneKey = atom('')

export const ordersAtom = keyedRequestAtom(oneKey, (get, signal) => {
  const { pageIndex, pageSize } = get(ordersViewAtom)
  return get(askOrdersAtom)(pageIndex, pageSize, { signal })
})

/** The number in the address; '' where there is none that could be one. */
export const orderNoAtom = atom((get) => {
  const orderNo = get(queryAtom).get('orderNo') ?? ''
  return /^\d{18}$/.test(orderNo) ? orderNo : ''
})

export const orderAtom = keyedRequestAtom(orderNoAtom, (get, signal) => {
  const orderNo = get(orderNoAtom)
  if (!orderNo) throw new Failure('missing')
  return get(ordersApiAtom).getOrderDetails({ params: { orderNo } }, { signal })
})

/** Where the list was left, for the way back to it. */
const listSearchAtom = atom('')

export const listPathAtom = atom(
  (get) => ordersRoutes.orders + get(listSearchAtom),
  (get, set) => {
    const query = get(queryAtom).toString()
    set(listSearchAtom, query && `?${query}`)
  },
)
