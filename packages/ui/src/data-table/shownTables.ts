import type { DataTableColumn, ShownColumn } from './DataTableColumn'

/** Columns that are currently hidden. */
export interface Cut {
  of<Row>(columns: readonly DataTableColumn<Row>[]): readonly ShownColumn<Row>[]
}

/** A table on the page, for overlays that cover a part of it. */
export interface ShownTable {
  readonly scroller: HTMLElement
  /** Hides columns; undefined shows all again. */
  show(cut: Cut | undefined): void
}

export const shownTables = new Set<ShownTable>()
