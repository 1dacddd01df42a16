import type { DragRows } from '../drop-place'
import type { DataTableColumn } from './DataTableColumn'
import type { RowGroups } from './RowGroups'
import type { SelectionStore } from './selection/SelectionStore'
import type { TableLayout } from './useTableLayout'

export type TableBodyProps<Row> = {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  getRowLabel: ((row: Row) => string) | undefined
  isRowSelectable: ((row: Row) => boolean | string) | undefined
  selection: SelectionStore | undefined
  selectRow: ((rowLabel: string) => string) | undefined
  dragging: DragRows<Row> | undefined
  groups: RowGroups<Row> | undefined
  rowOffset: number
  layout: TableLayout
  scroller: HTMLElement | null
}
