/** A value that an audit row changed, as shown to a reader. */
export interface Change {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** The entries of an object in an audit row's subject; empty if it is no object. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

export const asList = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(asRecord) : []
