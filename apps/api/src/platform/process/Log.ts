/** One event of the service. Fields never contain a secret: no token, password, hash or request body. */
export interface LogEntry {
  readonly level: 'info' | 'warning' | 'error'
  readonly event: string
  readonly [field: string]: unknown
}

export type Log = (entry: LogEntry) => void
