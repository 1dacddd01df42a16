import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Connection } from '../database/Connection'
import type { Owner } from '../owner/Owner'
import type { AuditRow } from './AuditRow'
import type { Authenticate } from './Authenticate'
import type { CompanyScope } from './CompanyScope'
import type { Hold } from './Hold'
import type { Need } from './needOf'
import type { Person } from './Person'
import type { Prepared } from './Prepared'

/** Who would do what where. */
export interface Standing {
  readonly person: Person
  readonly companyId: string
  readonly need: Need
  readonly now: Date
}

/** What features know of every call, and the platform asks them. */
export interface Rules {
  readonly authenticate: Authenticate
  /** As what the person calls in the company, if their membership meets the need. */
  callerScope(db: Connection, standing: Standing): Promise<CompanyScope | undefined>
  /** The first lock of every transaction that changes a company, or something of a person's. */
  lockOwner(db: Connection, owner: Owner, hold: Hold): Promise<void>
  /** The one audit row of a change, on the change's own transaction. */
  writeAuditRow(db: Connection, row: AuditRow): Promise<void>
  /** What is noted of a read before it is answered. */
  noteRead(operation: ServedOperation, given: Prepared, data: unknown): Promise<void>
}
