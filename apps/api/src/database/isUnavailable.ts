import { databaseErrorCode } from './databaseErrorCode'

/** Whether the database could not be asked at all, for now: gone, starting, full, or too busy to take a turn. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = databaseErrorCode(error)
  // 08: connection lost; 53: out of resources; 57P: shutting down or starting.
  if (code !== undefined) return /^(08|53|57P)/.test(code)
  return isConnectionError(error) || isUnavailable(error.cause)
}

const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']

const isConnectionError = (error: Error) =>
  ('code' in error && networkCodes.some((code) => code === error.code)) ||
  /^(timeout exceeded when trying to connect|Connection terminated|Client .* is not queryable)/.test(
    error.message,
  )
