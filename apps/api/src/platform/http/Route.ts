import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Hold } from './limits/Hold'

/** One operation with its handler, already type-checked against each other. */
export interface Route {
  readonly operation: ServedOperation
  /** True: the service opens one transaction around it if it writes. */
  readonly managed: boolean
  /** How that transaction locks the owner, if the operation has one. */
  readonly hold: Hold
  /** Runs before that transaction; `handle` gets its result as `change` of the call. */
  readonly first?: (call: never) => Promise<unknown>
  readonly handle: (call: never) => Promise<unknown>
}
