import * as v from 'valibot'
import { codePoints, mobile, text } from '../../shared/contract'
import { inviteeNameLength, type RowProblem, tidyPhone } from '../contract'
import { isBlank, keyOf, type ListRow } from './ListRow'

/** What the service said of a row, and of which content. */
export interface Known {
  readonly key: string
  readonly problems: readonly RowProblem[]
}

export interface Verdict {
  /** `blank`: nothing was filled in yet; it is left out. */
  readonly state: 'blank' | 'checking' | 'good' | 'bad'
  readonly problems: readonly RowProblem[]
  /** The row that has the same phone. */
  readonly duplicateOf?: number | undefined
}

/** What can be seen by looking at the list alone; the service says the rest. */
const seenHere: ReadonlySet<RowProblem> = new Set([
  'phoneMissing',
  'phoneInvalid',
  'nameMissing',
  'nameTooLong',
  'nameInvalid',
  'duplicate',
])

/** How each row stands, by its number. Fast enough for thousands of rows at each letter typed. */
export function judgeRows(
  rows: readonly ListRow[],
  known: ReadonlyMap<number, Known>,
): ReadonlyMap<number, Verdict> {
  const firstWith = new Map<string, number>()
  const verdicts = new Map<number, Verdict>()
  for (const row of rows) {
    if (isBlank(row)) {
      verdicts.set(row.row, blank)
      continue
    }
    const phone = tidyPhone(row.phone)
    const duplicateOf = firstWith.get(phone)
    const own = known.get(row.row)
    const isKnown = own?.key === keyOf(row)
    const problems = [
      ...shapeProblems(phone, row.realName.trim(), duplicateOf !== undefined),
      ...(isKnown ? own.problems.filter((problem) => !seenHere.has(problem)) : []),
    ]
    const state = problems.length > 0 ? 'bad' : isKnown ? 'good' : 'checking'
    verdicts.set(row.row, { state, problems, duplicateOf })
    if (phone !== '' && duplicateOf === undefined) firstWith.set(phone, row.row)
  }
  return verdicts
}

const blank: Verdict = { state: 'blank', problems: [] }

function shapeProblems(phone: string, name: string, isDuplicate: boolean): RowProblem[] {
  const problems: RowProblem[] = []
  if (phone === '') problems.push('phoneMissing')
  else if (!v.is(mobile, phone)) problems.push('phoneInvalid')
  else if (isDuplicate) problems.push('duplicate')
  const nameProblem = nameProblemOf(name)
  if (nameProblem) problems.push(nameProblem)
  return problems
}

export function nameProblemOf(name: string): RowProblem | undefined {
  if (name === '') return 'nameMissing'
  if (codePoints(name) > inviteeNameLength) return 'nameTooLong'
  return v.is(text(inviteeNameLength, 1), name) ? undefined : 'nameInvalid'
}
