import { pagePaths } from '@atrium/contracts/paths'
import { type Atom, atom } from 'jotai'
import { drawnAtom } from '../shared/drawer/drawers'
import { presentHostAtom } from '../shared/host/host'
import { ownQueryAtom, queryAtom } from '../shared/host/query'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { Failure } from '../shared/wire/Failure'
import { ordersApiAtom } from './api'
import { pathsOf } from './routes'

const ownAtom = ownQueryAtom([
  pagePaths.companyOrders,
  pagePaths.companyOrder,
  pagePaths.payCompanyOrder,
  pagePaths.paymentResult,
  pagePaths.ownOrders,
  pagePaths.ownOrder,
  pagePaths.payOwnOrder,
])

/** The number in the address of a page about one order; '' where there is none that could be one. */
export const orderNoAtom = atom((get) => orderNumber(get(ownAtom).get('orderNo') ?? ''))

/** The order of a page that is about it. */
export const orderAtom = detailsOf(orderNoAtom)

/** The order that a drawer is about. */
export const drawnOrderAtom = detailsOf(atom((get) => orderNumber(get(drawnAtom).order)))

function orderNumber(text: string): string {
  return /^\d{18}$/.test(text) ? text : ''
}

function detailsOf(numberAtom: Atom<string>) {
  return keyedRequestAtom(numberAtom, ['order'], async (get, signal) => {
    const orderNo = get(numberAtom)
    if (!orderNo) throw new Failure('missing')
    return get(ordersApiAtom).getOrderDetails({ params: { orderNo } }, { signal })
  })
}

const listAtom = atom((get) => pathsOf(get(presentHostAtom).companyId).orders)

/** How each list was left, for the way back to it. */
const searchesAtom = atom<Readonly<Record<string, string>>>({})

export const listPathAtom = atom(
  (get) => get(listAtom) + (get(searchesAtom)[get(listAtom)] ?? ''),
  (get, set) => {
    const query = get(queryAtom).toString()
    set(searchesAtom, { ...get(searchesAtom), [get(listAtom)]: query && `?${query}` })
  },
)

declare module '../shared/request/stale' {
  interface Resources {
    readonly orders: unknown
    /** One of them, with all that is known of it. */
    readonly order: unknown
  }
}
