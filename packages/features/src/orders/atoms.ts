import { atom } from 'jotai'
import { queryAtom } from '../shared/host/query'
import { keyedRequestAtom } from '../shared/request/keyedRequestAtom'
import { Failure } from '../shared/wire/Failure'
import { ordersApiAtom } from './api'
import { ordersRoutes } from './routes'

/** The number in the address; '' where there is none that could be one. */
export const orderNoAtom = atom((get) => {
  const orderNo = get(queryAtom).get('orderNo') ?? ''
  return /^\d{18}$/.test(orderNo) ? orderNo : ''
})

export const orderAtom = keyedRequestAtom(orderNoAtom, ['order'], (get, signal) => {
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

declare module '../shared/request/Resource' {
  interface Resources {
    readonly orders: unknown
    /** One of them, with all that is known of it. */
    readonly order: unknown
  }
}
