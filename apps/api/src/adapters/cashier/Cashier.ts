import type { Database } from '../../platform/database/Connection'
import type { Log } from '../../platform/process/Log'
import type { SignedNotice } from '../../ports/PaymentProvider'

/** The cashier's dependencies. It has no access to the merchant's tables. */
export interface Cashier {
  readonly database: Database
  readonly clock: () => Date
  readonly log: Log
  /** Shared with the merchant: the merchant signs links with it, the cashier signs callbacks. */
  readonly key: Uint8Array
  /** Origin of the cashier's page and of the merchant's. */
  readonly publicOrigin: string
  /** Sends a callback to the merchant; false unless it was confirmed. */
  readonly callBack: (notice: SignedNotice) => Promise<boolean>
}
