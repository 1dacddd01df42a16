/** Where a call came from. */
export interface Caller {
  readonly address: string
  /** The browser's or product's own name. */
  readonly agent: string
}

/** A change with its author: one row per change, in its transaction. */
export interface AuditRow {
  /** Empty for changes outside of a company. */
  readonly companyId: string
  readonly at: Date
  readonly actorId: string
  readonly sessionId: string
  readonly operation: string
  /** Never a secret. */
  readonly subject: Record<string, unknown>
  /** Null if nobody called. */
  readonly caller: Caller | null
}
