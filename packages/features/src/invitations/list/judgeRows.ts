import { inviteeNameLength, phoneProblemOf, type RowProblem } from '@atrium/contracts/invitations/contract'
import { codePoints, isVisible, text, tidyPhone } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import { isBlank, keyOf, type ListRow } from './ListRow'

/** The service's verdict on a row, and the content it applies to. */
export interface Known {
  readonly key: string
  readonly problems: readonly RowProblem[]
}

export interface Verdict {
  /** `blank`: not filled in yet, and left out. */
  readonly state: 'blank' | 'checking' | 'good' | 'bad'
  readonly problems: readonly RowProblem[]
  /** The row with the same phone. */
  readonly duplicateOf?: number | undefined
}

/** Local errors of the list; the service reports the rest. */
const seenHere: ReadonlySet<RowProblem> = new Set([
  'phoneMissing',
  'phoneInvalid',
  'phoneDecimals',
  'phoneRounded',
  'nameMissing',
  'nameTooLong',
  'nameInvalid',
  'duplicate',
])

/** The state of each row, by its number. Fast enough for thousands of rows on each keystroke. */
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
    const { phone, problems: own } = shapeOf(row)
    const duplicateOf = firstWith.get(phone)
    const told = known.get(row.row)
    const isKnown = told !== undefined && told.key === keyOf(row)
    const problems = [
      ...own,
      ...(duplicateOf === undefined ? [] : (['duplicate'] as const)),
      ...(isKnown ? told.problems.filter((problem) => !seenHere.has(problem)) : []),
    ]
    const state = problems.length > 0 ? 'bad' : isKnown ? 'good' : 'checking'
    verdicts.set(row.row, { state, problems, duplicateOf })
    if (duplicateOf === undefined && !own.some(isAboutPhone)) firstWith.set(phone, row.row)
  }
  return verdicts
}

const blank: Verdict = { state: 'blank', problems: [] }

interface Shape {
  readonly phone: string
  readonly problems: readonly RowProblem[]
}

/** Rows are immutable: an edited row is a new one. */
const shapes = new WeakMap<ListRow, Shape>()

function shapeOf(row: ListRow): Shape {
  const known = shapes.get(row)
  if (known) return known
  const phone = tidyPhone(row.phone)
  const problems = [phoneProblemOf(phone), nameProblemOf(row.realName.trim())].filter(
    (problem) => problem !== undefined,
  )
  const shape = { phone, problems }
  shapes.set(row, shape)
  return shape
}

const personName = text(inviteeNameLength, 1)

function nameProblemOf(name: string): RowProblem | undefined {
  if (!isVisible(name)) return 'nameMissing'
  if (codePoints(name) > inviteeNameLength) return 'nameTooLong'
  return v.is(personName, name) ? undefined : 'nameInvalid'
}

const isAboutPhone = (problem: RowProblem) => problem.startsWith('phone')
