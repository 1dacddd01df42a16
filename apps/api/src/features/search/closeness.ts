import { mostOfKind } from '@atrium/contracts/search/contract'
import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { contains, containsExactly } from '../../platform/database/contains'
import { startsWith } from '../../platform/database/startsWith'
import { typedLetters } from '../../platform/spelling/typedLetters'

interface SearchColumns {
  readonly name: PgColumn
  readonly spelling: PgColumn
  /** Digits that also identify the row: a phone, an order's number. */
  readonly digits?: PgColumn
}

/**
 * Sort keys for how well a row matches, best first: exactly, at its start, anywhere; each also satisfies the next. Each
 * key uses one indexed column, so that a search that finds enough soon ends soon.
 */
export function closeness(sought: SearchColumns, term: string): readonly SQL[] {
  const letters = typedLetters(term)
  if (letters !== undefined) return ofLetters(sought, letters, term)
  return /^\d+$/.test(term) && sought.digits
    ? ofDigits(sought.name, sought.digits, term)
    : ofWords(sought, term)
}

/** The spelling starts with the initials and the whole name, and both with the same letter. */
function ofLetters({ name, spelling }: SearchColumns, letters: string, term: string): readonly SQL[] {
  const whole = sql<string>`split_part(${spelling}, ' ', 2)`
  const begins = startsWith(spelling, letters.charAt(0))
  return tiers(
    and(begins, or(startsWith(spelling, `${letters} `), eq(whole, letters))),
    and(begins, or(startsWith(spelling, letters), sql`${whole} like ${`${letters}%`}`)),
    or(containsExactly(spelling, ` ${letters}`), contains(name, term)),
  )
}

/** Digits sort alike in every language, and no number sorts after this many nines. */
const ofDigits = (name: PgColumn, digits: PgColumn, term: string) =>
  tiers(
    eq(digits, term),
    and(gte(digits, term), lte(digits, term.padEnd(30, '9'))),
    or(containsExactly(digits, term), containsExactly(name, term)),
  )

const ofWords = ({ name }: SearchColumns, term: string) =>
  tiers(eq(name, term), startsWith(name, term), contains(name, term))

const tiers = (...conditions: readonly (SQL | undefined)[]): readonly SQL[] =>
  conditions.filter((condition) => condition !== undefined)

interface NearestOptions {
  readonly table: PgTable
  /** Identifies the table's rows within a company. */
  readonly id: PgColumn
  /** Which rows the person may see. */
  readonly listed: SQL | undefined
  readonly closeness: readonly SQL[]
}

/** The ids of the best matches as `nearest`, each with its closeness. Reads no more rows once there are enough. */
export function nearest({ table, id, listed, closeness }: NearestOptions) {
  const each = closeness.map((close, place) => {
    const closer = or(...closeness.slice(0, place))
    const found = and(listed, close, closer && sql`(${closer}) is not true`)
    return sql`(select ${id} as id, ${place}::int as place from ${table} where ${found} limit ${mostOfKind})`
  })
  return {
    from: sql`(${sql.join(each, sql` union all `)} limit ${mostOfKind}) as nearest`,
    id: sql<string>`nearest.id`,
    place: sql<number>`nearest.place`,
  }
}
