import { databaseErrorCode } from './databaseErrorCode'

/** Whether the database is temporarily unavailable: gone, starting, full, or too busy. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = databaseErrorCode(error)
  // 08: connection lost; 53: out of resources; 57P: shutting down or starting; 57014, 25P03, 55P03: took too long;
  // 25006: a standby, until the primary is back.
  if (code !== undefined) return /^(08|53|57P|57014|25P03|55P03|25006)/.test(code)
  return isConnectionError(error) || isUnavailable(error.cause)
}

const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']

const isConnectionError = (error: Error) =>
  ('code' in error && networkCodes.some((code) => code === error.code)) ||
  /^(timeout e(xceeded when trying to connect|xpired)|Connection terminated|Client .* is not queryable)/.test(
    error.message,
  )
