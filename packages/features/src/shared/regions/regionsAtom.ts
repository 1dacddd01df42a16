import { regionsContract } from '@atrium/contracts/shared/regions/contract'
import { clientAtom } from '../host/host'
import { requestAtom } from '../request/request'

export const regionsAtom = requestAtom([], (get, signal) =>
  get(clientAtom)(regionsContract.getRegions, {}, { signal }),
)
