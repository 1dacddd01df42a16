import { or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { containsExactly } from '../database/contains'
import { startsWith } from '../database/startsWith'
import { typedLetters } from './typedLetters'

/** Whether what was typed begins a spelling, from whichever place in the name on; undefined: it can't be one. */
export function isSpelt(spelling: PgColumn, typed: string): SQL | undefined {
  const letters = typedLetters(typed)
  if (letters === undefined) return undefined
  return or(startsWith(spelling, letters), containsExactly(spelling, ` ${letters}`))
}
