import { atom } from 'jotai'
import { openingApiAtom } from './api'

export const isNameFreeAtom = atom(null, (get, _set, companyName: string, signal: AbortSignal) =>
  get(openingApiAtom).checkName({ query: { companyName } }, { signal }),
)
