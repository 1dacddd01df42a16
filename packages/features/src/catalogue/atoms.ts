import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import { ownQueryAtom } from '../shared/host/query'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { Failure } from '../shared/wire/Failure'
import { catalogueApiAtom } from './api'

export const languageAtom = atom((get) => get(presentHostAtom).locale)

/** Every product, in the language of the page. */
export const catalogueAtom = keyedRequestAtom(languageAtom, [], (get, signal) =>
  get(catalogueApiAtom).listProducts({ query: { language: get(languageAtom) } }, { signal }),
)

const { trialProduct: product, trialPerson: personWanted, trialResult: result, cloudApps: apps } = pagePaths
const ownAtom = ownQueryAtom([product, personWanted, result, apps])

/** The product in the address. */
export const productIdAtom = atom((get) => get(ownAtom).get('id') ?? '')

const productKeyAtom = atom((get) => `${get(languageAtom)} ${get(productIdAtom)}`)

export const productAtom = keyedRequestAtom(productKeyAtom, [], async (get, signal) => {
  const id = idOf(get(productIdAtom))
  return get(catalogueApiAtom).getProduct(
    { params: { id }, query: { language: get(languageAtom) } },
    { signal },
  )
})

/** Text that can't be an id isn't requested. */
export function idOf(text: string): string {
  if (!/^[\w-]{1,64}$/.test(text)) throw new Failure('missing')
  return text
}
