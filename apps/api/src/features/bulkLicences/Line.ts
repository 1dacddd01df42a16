import { skippedReasons } from '@atrium/contracts/bulkLicences/contract'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { BulkChange } from './findChange'
import type { bulkChangeLines } from './tables'

export type Line = Pick<typeof bulkChangeLines.$inferSelect, 'number' | 'userId' | 'mainId' | 'grantId'>

/** What became of a line that was not done. */
export const stateFor = (reason: LineResult['reason']): LineResult['state'] =>
  skippedReasons.some((skipped) => skipped === reason) ? 'skipped' : 'failed'

/** What became of a line. */
export type LineResult = Pick<typeof bulkChangeLines.$inferSelect, 'number' | 'state' | 'reason' | 'grantId'>

/** What became of a chunk. */
export interface Carried {
  readonly results: readonly LineResult[]
  /** Of the audit row; undefined: nothing changed. */
  readonly subject: Readonly<Record<string, unknown>> | undefined
}

export interface ChunkContext {
  readonly change: BulkChange
  /** The scope of the person who started, retried or undid the change. */
  readonly company: CompanyScope
  readonly now: Date
}
