import { atom } from 'jotai'
import { openingApiAtom } from './api'

export const suggestNamesAtom = atom(null, (get, _set, word: string, signal: AbortSignal) =>
  get(openingApiAtom).suggestNames({ query: { word } }, { signal }),
)

export const isNameFreeAtom = atom(null, (get, _set, companyName: string, signal: AbortSignal) =>
  get(openingApiAtom).checkName({ query: { companyName } }, { signal }),
)
