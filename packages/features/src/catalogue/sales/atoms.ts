import { atom } from 'jotai'
import { requestAtom } from '../../shared/request/request'
import { keyedRequestAtom } from '../../shared/request/steadyAtom'
import { idOf, languageAtom } from '../atoms'
import { salesApiAtom } from './api'
import { choiceAtom, soldIdAtom, soldOfAtom } from './choice'

/** Everything on sale, in the language of the page. */
export const soldAtom = keyedRequestAtom(languageAtom, [], async (get, signal) => {
  const api = get(salesApiAtom)
  const input = { query: { language: get(languageAtom) } }
  const [categories, products] = await Promise.all([
    api.listSoldCategories(input, { signal }),
    api.listSoldProducts(input, { signal }),
  ])
  return { categories, products }
})

const soldKeyAtom = atom((get) => `${get(languageAtom)} ${get(soldIdAtom)}`)

/** The product on sale in the address. */
export const soldProductAtom = keyedRequestAtom(soldKeyAtom, [], async (get, signal) =>
  get(salesApiAtom).getSoldProduct(
    { params: { id: idOf(get(soldIdAtom)) }, query: { language: get(languageAtom) } },
    { signal },
  ),
)

/** Its current price for the order's buyer. */
export const offersAtom = keyedRequestAtom(soldKeyAtom, ['offers'], async (get, signal) =>
  get(salesApiAtom).getOffers({ params: { productId: idOf(get(soldIdAtom)) } }, { signal }),
)

const standingKeyAtom = atom((get) => `${get(soldIdAtom)} ${get(choiceAtom).companyId}`)

/** The buyer's seats or licence of the product, possible renewals, and open orders. */
export const standingAtom = keyedRequestAtom(standingKeyAtom, ['offers', 'orders'], async (get, signal) => {
  const { companyId } = get(choiceAtom)
  const params = { productId: idOf(get(soldIdAtom)) }
  return get(salesApiAtom).getOffers({ params }, { signal, ...(companyId && { companyId }) })
})

const offerKeyAtom = atom((get) => `${get(soldOfAtom)} ${get(choiceAtom).companyId}`)

/** The product on sale for the batch or licence in the address; null: it isn't sold. */
export const offerAtom = keyedRequestAtom(offerKeyAtom, ['offers'], async (get, signal) => {
  const { companyId } = get(choiceAtom)
  const params = { batchId: get(soldOfAtom) }
  return get(salesApiAtom).findOffer({ params }, { signal, ...(companyId && { companyId }) })
})

/** The person’s companies, and which of them they can buy for. */
export const buyersAtom = requestAtom(['person'], (get, signal) =>
  get(salesApiAtom).listBuyers({}, { signal }),
)

declare module '../../shared/request/stale' {
  interface Resources {
    /** Prices. */
    readonly offers: unknown
  }
}
