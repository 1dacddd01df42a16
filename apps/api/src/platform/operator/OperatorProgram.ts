import type { Connection } from '../database/Connection'
import type { AuditRow } from '../http/AuditRow'
import type { OperatorCommand } from './OperatorCommand'

/** What the operator can do, and how it is written down. */
export interface OperatorProgram {
  readonly commands: readonly OperatorCommand[]
  /** The one audit row of a writing command, on its transaction. */
  writeAuditRow(db: Connection, row: AuditRow): Promise<void>
}
