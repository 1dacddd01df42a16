import { atom } from 'jotai'
import { actionAtom } from '../shared/request/actionAtom'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { concurrentSeatsApiAtom } from './api'

/** Most uses that are listed. */
export const mostListed = 100

/** The figures of a product with those who use it now. Keep the atom as long as its subject. */
export const concurrentUseAtomOf = (productId: string) =>
  keyedRequestAtom(
    atom(productId),
    ['concurrentUse', 'licences', 'products', 'seats'],
    async (get, signal) => {
      const { getConcurrentUse, listCheckouts } = get(concurrentSeatsApiAtom)
      const [figures, uses] = await Promise.all([
        getConcurrentUse({ query: { productId } }, { signal }),
        listCheckouts({ query: { productId, pageIndex: 1, pageSize: mostListed } }, { signal }),
      ])
      return { ...figures, uses }
    },
  )

export const endUseAction = actionAtom({
  run: (get, _set, checkoutId: string) => get(concurrentSeatsApiAtom).endCheckout({ body: { checkoutId } }),
  stale: ['concurrentUse', 'licences', 'products'],
})

declare module '../shared/request/stale' {
  interface Resources {
    /** Who uses a concurrent seat at this moment. */
    readonly concurrentUse: unknown
  }
}
