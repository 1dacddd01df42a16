import { atom } from 'jotai'
import { requestAtom } from '../shared/request/request'
import { type Found, searchApiAtom } from './api'

interface Asked {
  /** Undefined: the person's own things. */
  readonly companyId: string | undefined
  /** Trimmed; empty: nothing is requested. */
  readonly term: string
}

/** The term and the scope. */
export const askedAtom = atom<Asked>({ companyId: undefined, term: '' })

/** The results with their term. While another term is loading, they stay, marked stale. */
export const foundAtom = requestAtom([], async (get, signal): Promise<{ term: string; found: Found }> => {
  const { companyId, term } = get(askedAtom)
  if (term === '') return { term, found: nothing }
  const { search, searchOwn } = get(searchApiAtom)
  const query = { search: term }
  const found =
    companyId === undefined
      ? await searchOwn({ query }, { signal })
      : await search({ query }, { signal, companyId })
  return { term, found: { ...nothing, ...found } }
})

export const nothing: Found = {
  members: [],
  departments: [],
  products: [],
  licences: [],
  offers: [],
  files: [],
  orders: [],
  pages: [],
}
