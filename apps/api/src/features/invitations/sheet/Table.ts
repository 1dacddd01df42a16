/** A sheet of a file as far as a list of people needs it. */
export interface Table {
  readonly name: string
  /** Its author hid it. */
  readonly isHidden: boolean
  readonly hiddenColumns: ReadonlySet<number>
  /** Rows with cells, from the top. */
  readonly rows: readonly TableRow[]
}

export interface TableRow {
  /** As the spreadsheet counts it, from 1. */
  readonly number: number
  /** Its author hid it, or a filter does. */
  readonly isHidden: boolean
  /** Texts by column, counted from 0; empty cells are missing. */
  readonly cells: ReadonlyMap<number, string>
}
