/** What a screen may ask of a table, by its `handle`. */
export type DataTableHandle = {
  /** The last control of a row that can be used, else the first of the table: where the focus may go on. */
  controlOf: (rowId: string) => HTMLElement | undefined
}
