import { inviteeNameLength, phoneProblemOf, type RowProblem } from '@atrium/contracts/invitations/contract'
import { codePoints, isVisible, text, tidyPhone } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import { isBlank, keyOf, type ListRow } from './ListRow'

/** What the service said of a row, and for which content. */
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
  'phoneDecimals',
  'phoneRounded',
  'nameMissing',
  'nameTooLong',
  'nameInvalid',
  'duplicate',
])

/** The state of each row, by its number. Fast enough to judge thousands of rows at each keystroke. */
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

/** A row never changes: one that was edited is another. */
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
