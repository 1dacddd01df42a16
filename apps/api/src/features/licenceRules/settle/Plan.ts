import type { GivenSeat } from '../engine/planWaiting'
import type { PlannedPair } from './planMembers'

/** What has to change, under the locks of the products. */
export interface Plan {
  readonly pairs: readonly PlannedPair[]
  readonly given: readonly (GivenSeat & { readonly product: string })[]
  /** Products whose waiting lists have to be looked at again. */
  readonly unfinished: readonly string[]
}

/** A product that a member got, keeps for a while, or lost by a rule. */
export interface SettledSeat {
  readonly userId: string
  readonly mainId: string
  readonly departmentId: string
  readonly grantId: string
  /** Null: by a request. */
  readonly ruleId: string | null
}

/** What a settlement changed. */
export interface Settled {
  readonly granted: readonly SettledSeat[]
  /** The same licence on another seat. */
  readonly moved: readonly SettledSeat[]
  /** Licences that another rule has taken over, or whose grace period is over because they are wanted again. */
  readonly kept: readonly SettledSeat[]
  readonly ending: readonly (SettledSeat & { readonly endsAt: Date })[]
  readonly returned: readonly SettledSeat[]
  /** Members who wait from now on. */
  readonly waiting: readonly { readonly userId: string; readonly mainId: string }[]
}
