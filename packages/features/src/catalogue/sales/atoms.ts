import { atom } from 'jotai'
import { keyedRequestAtom } from '../../shared/request/keyedRequestAtom'
import { requestAtom } from '../../shared/request/request'
import { idOf, languageAtom } from '../atoms'
import { salesApiAtom } from './api'
import { choiceAtom, soldIdAtom } from './choice'

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

const renewalsKeyAtom = atom((get) => `${get(soldIdAtom)} ${get(choiceAtom).companyId}`)

/** The seats of the product that the company to buy for could renew. */
export const renewalsAtom = keyedRequestAtom(renewalsKeyAtom, ['offers'], async (get, signal) => {
  const { companyId } = get(choiceAtom)
  if (companyId === undefined) return []
  const params = { productId: idOf(get(soldIdAtom)) }
  return (await get(salesApiAtom).getOffers({ params }, { signal, companyId })).renewals
})

/** The person’s companies, and for which of them they may buy. */
export const buyersAtom = requestAtom(['person'], (get, signal) =>
  get(salesApiAtom).listBuyers({}, { signal }),
)

declare module '../../shared/request/Resource' {
  interface Resources {
    /** What things cost. */
    readonly offers: unknown
  }
}
