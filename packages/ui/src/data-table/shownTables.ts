/** A table on the page, for what covers a part of it. */
export interface ShownTable {
  readonly scroller: HTMLElement
  /** Shows nothing in this column, by its id; undefined: everything again. Cells stay, and what has the focus keeps it. */
  leaveOut(column: string | undefined): void
}

export const shownTables = new Set<ShownTable>()

/** Is told of every table that comes. */
export const watch: { tables: () => void } = { tables() {} }

/** Call what it returns when the table goes. */
export function showTable(table: ShownTable): () => void {
  shownTables.add(table)
  watch.tables()
  return () => shownTables.delete(table)
}
