import { registryContract } from '@atrium/contracts/shared/registry/contract'
import { atom } from 'jotai'
import { clientAtom } from '../host/host'

/** Asks the public registry for companies whose names begin as typed. */
export const suggestNamesAtom = atom(null, (get, _set, word: string, signal: AbortSignal) =>
  get(clientAtom)(registryContract.suggestNames, { query: { word } }, { signal }),
)
