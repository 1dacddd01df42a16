import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Hold } from './Hold'

/** One operation with its handler, its types already checked against each other. */
export interface Route {
  readonly operation: ServedOperation
  /** True: the service opens one transaction around it when it writes. */
  readonly managed: boolean
  /** How that transaction holds whose things it changes, if the operation is one of a company or an owner. */
  readonly hold: Hold
  /** Runs before that transaction; `handle` finds what it returns as `change` of its call. */
  readonly first?: (call: never) => Promise<unknown>
  readonly handle: (call: never) => Promise<unknown>
}
