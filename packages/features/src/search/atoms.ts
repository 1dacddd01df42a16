import { atom } from 'jotai'
import { requestAtom } from '../shared/request/request'
import { type Found, searchApiAtom } from './api'

interface Asked {
  readonly companyId: string
  /** Trimmed; empty: nothing is asked. */
  readonly term: string
}

/** What is to be found, and where. */
export const askedAtom = atom<Asked>({ companyId: '', term: '' })

/** What was found for which term: while another one is asked for it stays, marked stale. */
export const foundAtom = requestAtom([], async (get, signal): Promise<{ term: string; found: Found }> => {
  const { companyId, term } = get(askedAtom)
  if (term === '') return { term, found: nothing }
  const { search } = get(searchApiAtom)
  return { term, found: await search({ query: { search: term } }, { signal, companyId }) }
})

export const nothing: Found = { members: [], departments: [], products: [], orders: [], pages: [] }
