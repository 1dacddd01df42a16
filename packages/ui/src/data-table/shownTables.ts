import type { DataTableColumn, ShownColumn } from './DataTableColumn'

/** What is shown of columns. */
export interface Cut {
  of<Row>(columns: readonly DataTableColumn<Row>[]): readonly ShownColumn<Row>[]
}

/** A table on the page, for what covers a part of it. */
export interface ShownTable {
  readonly scroller: HTMLElement
  /** Shows no more of its columns; undefined: everything again. */
  show(cut: Cut | undefined): void
}

export const shownTables = new Set<ShownTable>()
