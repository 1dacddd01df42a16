import type { Connection } from '../../../platform/database/Connection'
import type { CallPorts } from '../../../ports/Ports'
import type { directoryChanges } from '../../directories/tables'

export type ChangeRow = typeof directoryChanges.$inferSelect

/** One transaction that makes some changes of a difference. It holds the company alone. */
export interface Applying {
  readonly db: Connection
  readonly ports: CallPorts
  readonly companyId: string
  readonly directoryId: string
  readonly differenceId: string
  /** The company's department for the vendor's root. */
  readonly targetId: string
  readonly now: Date
  /** One audit row, in the directory's name. */
  audit(operation: string, subject: Record<string, unknown>): void
  /** Runs at the end of the transaction, before the audit rows. */
  last(work: () => Promise<void>): void
}

/** What became of a row. */
export interface Outcome {
  readonly number: number
  readonly state: 'done' | 'skipped' | 'failed'
  /** Replaces the row's note; undefined: it stays. */
  readonly note?: ChangeRow['note']
}

export const done = ({ number }: ChangeRow, note?: ChangeRow['note']): Outcome => ({
  number,
  state: 'done',
  ...(note && { note }),
})

export const skipped = ({ number }: ChangeRow, note: ChangeRow['note']): Outcome => ({
  number,
  state: 'skipped',
  note,
})
