import { DrizzleQueryError } from 'drizzle-orm/errors'
import { databaseErrorCode } from '../database/databaseErrorCode'

/** An unexpected error for the log. Database messages quote values, so only the code is kept. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = databaseErrorCode(error)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  const where = frames?.slice(0, 12).map((line) => line.trim())
  if (error instanceof DrizzleQueryError) return { error: 'DatabaseError', code, query: error.query, where }
  if (code !== undefined) return { error: 'DatabaseError', code, where }
  return { error: error.name, message: error.message, where }
}
