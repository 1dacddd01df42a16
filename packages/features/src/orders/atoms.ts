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

/** The number in the address of an order's page; '' if it is missing or invalid. */
export const orderNoAtom = atom((get) => orderNumber(get(ownAtom).get('orderNo') ?? ''))

/** The order of the page. */
export const orderAtom = detailsOf(orderNoAtom)

/** The order of the drawer. */
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

/** The last view of each list, for links back. */
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
    /** One of them, with all facts. */
    readonly order: unknown
  }
}
