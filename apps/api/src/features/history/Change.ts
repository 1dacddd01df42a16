/** One value that an audit row changed, as a reader is told it. */
export interface Change {
  readonly field: string
  readonly before: string
  readonly after: string
}
