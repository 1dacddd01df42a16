import type { Connection } from '../database/Connection'
import type { AuditRow } from '../http/AuditRow'
import type { OperatorCommand } from './OperatorCommand'

/** The operator's commands, and how they are audited. */
export interface OperatorProgram {
  readonly commands: readonly OperatorCommand[]
  /** The audit row of a writing command, in its transaction. */
  writeAuditRow(db: Connection, row: AuditRow): Promise<void>
}
