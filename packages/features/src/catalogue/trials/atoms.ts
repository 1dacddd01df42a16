import { requestAtom } from '../../shared/request/request'
import { keyedRequestAtom } from '../../shared/request/steadyAtom'
import { idOf, productIdAtom } from '../atoms'
import { trialsApiAtom } from './api'

/** The person's trial of the product in the address. */
export const ownTrialAtom = keyedRequestAtom(
  productIdAtom,
  ['trials', 'profile', 'person'],
  async (get, signal) =>
    get(trialsApiAtom).getTrialOf({ params: { id: idOf(get(productIdAtom)) } }, { signal }),
)

/** The newest of the person’s trials, for the catalogue. */
export const latestTrialsAtom = requestAtom(['trials'], (get, signal) =>
  get(trialsApiAtom).listTrials({ query: { pageIndex: 1, pageSize: 100 } }, { signal }),
)

declare module '../../shared/request/stale' {
  interface Resources {
    /** The person's trials and requests. */
    readonly trials: unknown
  }
}
