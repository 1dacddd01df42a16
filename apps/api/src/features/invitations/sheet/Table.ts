/** The parts of a sheet that a list of people needs. */
export interface Table {
  readonly name: string
  /** Hidden by its author. */
  readonly isHidden: boolean
  readonly hiddenColumns: ReadonlySet<number>
  /** Rows with cells, from the top. */
  readonly rows: readonly TableRow[]
}

export interface TableRow {
  /** The row number in the spreadsheet, from 1. */
  readonly number: number
  /** Hidden by its author or a filter. */
  readonly isHidden: boolean
  /** Texts by column, counted from 0; empty cells are absent. */
  readonly cells: ReadonlyMap<number, string>
}
