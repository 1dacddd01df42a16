import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { ScopeClass } from '@atrium/contracts/wire/scopes'
import type { Connection } from '../database/Connection'
import type { Owner } from '../owner/Owner'
import type { AuditRow } from './AuditRow'
import type { Authenticate } from './Authenticate'
import type { CompanyScope } from './CompanyScope'
import type { Hold } from './limits/Hold'
import type { Need } from './needOf'
import type { Person } from './Person'
import type { Prepared } from './Prepared'

/** A person, a company, and what they need there. */
export interface ScopeQuery {
  readonly person: Person
  readonly companyId: string
  readonly need: Need
  readonly now: Date
}

/** Rules about every call that features supply to the platform. */
export interface Rules {
  readonly authenticate: Authenticate
  /** What a token of an embedding site needs for the operation. */
  scopeOf(operation: ServedOperation): ScopeClass
  /** The person's scope in the company, if their membership meets the need. */
  callerScope(db: Connection, query: ScopeQuery): Promise<CompanyScope | undefined>
  /** The first lock of every transaction that changes data of a company or person. */
  lockOwner(db: Connection, owner: Owner, hold: Hold): Promise<void>
  /** The audit row of a change, in the change's transaction. */
  writeAuditRow(db: Connection, row: AuditRow): Promise<void>
  /** Records a read before it is answered, if needed. */
  noteRead(operation: ServedOperation, given: Prepared, data: unknown): Promise<void>
}
