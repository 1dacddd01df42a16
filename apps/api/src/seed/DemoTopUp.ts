import type { Connection } from '../platform/database/Connection'

/**
 * Rows of the demo companies that came with a later version. A database that was filled by an earlier one gets
 * them at its next start, a fresh one at once.
 */
export interface DemoTopUp {
  /** Whether none of them are there: then nobody has seen them, let alone deleted some. */
  isMissing(db: Connection): Promise<boolean>
  fill(db: Connection, now: Date): Promise<void>
}
