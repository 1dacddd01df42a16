/** From where somebody calls. */
export interface Caller {
  readonly address: string
  /** What the browser or product calls itself. */
  readonly agent: string
}

/** Who changed what: one for each change, in its transaction. */
export interface AuditRow {
  /** Empty for changes outside any company. */
  readonly companyId: string
  readonly at: Date
  readonly actorId: string
  readonly sessionId: string
  readonly operation: string
  /** Never a secret. */
  readonly subject: Record<string, unknown>
  /** From where; null where nobody called. */
  readonly caller: Caller | null
}
