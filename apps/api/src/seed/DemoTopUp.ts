import type { Connection } from '../platform/database/Connection'

/** Demo rows that a later version added. An older database gets them at its next start, a new one at once. */
export interface DemoTopUp {
  /** Whether none of them exist: then nobody has seen or deleted any. */
  isMissing(db: Connection): Promise<boolean>
  fill(db: Connection, now: Date): Promise<void>
}
