import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { writeAuditRow } from '../audit'
import { auditedAs } from './auditedAs'

interface Noted {
  readonly operation: string
  readonly subject: Record<string, unknown>
  readonly now: Date
}

/** The audit row of what nobody called for: the payment provider's news, and what time brings about. */
export const noteChange = (db: Connection, owner: Owner, { operation, subject, now }: Noted): Promise<void> =>
  writeAuditRow(db, {
    ...auditedAs(owner, subject),
    at: now,
    actorId: '',
    sessionId: '',
    operation,
    caller: null,
  })
