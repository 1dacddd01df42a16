import { atom } from 'jotai'
import { newCompanyApiAtom } from './api'

export const isNameFreeAtom = atom(null, (get, _set, companyName: string, signal: AbortSignal) =>
  get(newCompanyApiAtom).checkName({ query: { companyName } }, { signal }),
)
