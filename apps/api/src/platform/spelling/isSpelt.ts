import { or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { containsExactly } from '../database/contains'
import { startsWith } from '../database/startsWith'
import { typedLetters } from './typedLetters'

/**
 * Whether the typed text starts a spelling at any syllable of the name; undefined if it can't be a spelling.
 */
export function isSpelt(spelling: PgColumn, typed: string): SQL | undefined {
  const letters = typedLetters(typed)
  if (letters === undefined) return undefined
  return or(startsWith(spelling, letters), containsExactly(spelling, ` ${letters}`))
}
