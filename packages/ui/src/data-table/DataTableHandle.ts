/** The table's imperative `handle`. */
export type DataTableHandle = {
  /** The last enabled control of a row, or else the first of the table, as the next focus target. */
  controlOf: (rowId: string) => HTMLElement | undefined
}
