import type { GivenSeat } from '../engine/planWaiting'
import type { PlannedPair } from './planMembers'

/** What has to change, under the locks of the products. */
export interface Plan {
  readonly pairs: readonly PlannedPair[]
  readonly given: readonly (GivenSeat & { readonly product: string })[]
  /** Products whose waiting lists have to be looked at again. */
  readonly unfinished: readonly string[]
}
