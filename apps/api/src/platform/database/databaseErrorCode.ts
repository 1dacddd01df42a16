/** PostgreSQL's five-character error code, however the driver wrapped it. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return databaseErrorCode(error.cause)
}
