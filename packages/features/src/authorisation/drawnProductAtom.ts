import { atom } from 'jotai'
import { drawnAtom } from '../shared/drawer/drawers'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { apiAtom } from './api'
import { presentProductId } from './atoms'

/** Maximum number of holders in the drawer. */
export const mostHolders = 5

const drawnIdAtom = atom((get) => get(drawnAtom).product)

/** The product of a drawer with its latest holders, requested at once. */
export const drawnProductAtom = keyedRequestAtom(
  drawnIdAtom,
  ['products', 'licences', 'seats', 'licenceRequests'],
  async (get, signal) => {
    const productId = presentProductId(get(drawnIdAtom))
    const { getProduct, listGrantedUsers } = get(apiAtom)
    const page = { productId, pageIndex: 1, pageSize: mostHolders }
    const [product, holders] = await Promise.all([
      getProduct({ query: { productId } }, { signal }),
      listGrantedUsers({ query: page }, { signal }),
    ])
    return { product, holders }
  },
)
