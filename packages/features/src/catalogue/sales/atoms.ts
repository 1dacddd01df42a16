import { atom } from 'jotai'
import { requestAtom } from '../../shared/request/request'
import { keyedRequestAtom } from '../../shared/request/steadyAtom'
import { idOf, languageAtom } from '../atoms'
import { salesApiAtom } from './api'
import { choiceAtom, soldIdAtom, soldOfAtom } from './choice'

/** Everything that is sold, in the language of the page. */
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

/** What is sold and the address names. */
export const soldProductAtom = keyedRequestAtom(soldKeyAtom, [], async (get, signal) =>
  get(salesApiAtom).getSoldProduct(
    { params: { id: idOf(get(soldIdAtom)) }, query: { language: get(languageAtom) } },
    { signal },
  ),
)

/** What the same costs at this moment whom the order is for. */
export const offersAtom = keyedRequestAtom(soldKeyAtom, ['offers'], async (get, signal) =>
  get(salesApiAtom).getOffers({ params: { productId: idOf(get(soldIdAtom)) } }, { signal }),
)

const standingKeyAtom = atom((get) => `${get(soldIdAtom)} ${get(choiceAtom).companyId}`)

/** What the buyer has of the product, could renew of it, and has ordered of it. */
export const standingAtom = keyedRequestAtom(standingKeyAtom, ['offers', 'orders'], async (get, signal) => {
  const { companyId } = get(choiceAtom)
  const params = { productId: idOf(get(soldIdAtom)) }
  return get(salesApiAtom).getOffers({ params }, { signal, ...(companyId && { companyId }) })
})

const offerKeyAtom = atom((get) => `${get(soldOfAtom)} ${get(choiceAtom).companyId}`)

/** As what the batch or licence is sold that the address names; null: it isn't. */
export const offerAtom = keyedRequestAtom(offerKeyAtom, ['offers'], async (get, signal) => {
  const { companyId } = get(choiceAtom)
  const params = { batchId: get(soldOfAtom) }
  return get(salesApiAtom).findOffer({ params }, { signal, ...(companyId && { companyId }) })
})

/** The person’s companies, and for which of them they may buy. */
export const buyersAtom = requestAtom(['person'], (get, signal) =>
  get(salesApiAtom).listBuyers({}, { signal }),
)

declare module '../../shared/request/stale' {
  interface Resources {
    /** What things cost. */
    readonly offers: unknown
  }
}
