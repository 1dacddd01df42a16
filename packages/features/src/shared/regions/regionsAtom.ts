import { clientAtom } from '../host/host'
import { requestAtom } from '../request/request'
import { regionsContract } from './contract'

export const regionsAtom = requestAtom([], (get, signal) =>
  get(clientAtom)(regionsContract.getRegions, {}, { signal }),
)
