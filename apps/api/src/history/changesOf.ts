export interface Change {
  readonly field: string
  readonly before: string
  readonly after: string
}

const longest = 200

/** Plain values that an audit row's `before` and `after` both know and that differ; ids say nothing to a reader. */
export function changesOf(subject: unknown): Change[] {
  const { before, after } = asRecord(subject)
  const [earlier, later] = [asRecord(before), asRecord(after)]
  return Object.keys(later)
    .filter((field) => !/ids?$/i.test(field) && isPlain(later[field]) && isPlain(earlier[field]))
    .map((field) => ({ field, before: shown(earlier[field]), after: shown(later[field]) }))
    .filter((change) => change.before !== change.after)
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const isPlain = (value: unknown) => value === null || value === undefined || typeof value !== 'object'

const shown = (value: unknown) => [...String(value ?? '')].slice(0, longest).join('')
