import type { ComponentProps, ReactNode, Ref } from 'react'
import type { DragRows } from '../drop-place'
import type { DataTableColumn } from './DataTableColumn'
import type { DataTableHandle } from './DataTableHandle'
import type { DataTableLabels } from './DataTableLabels'
import type { DataTableSorting } from './DataTableSorting'
import type { RowGroups } from './RowGroups'

export type DataTableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The columns, in order. Keep the array stable. */
  columns: readonly DataTableColumn<Row>[]
  /** The rows to show: the page, where the service pages, or all of them. Keep the array stable. */
  rows: readonly Row[]
  /** What identifies a row, across pages too. */
  getRowId: (row: Row) => string
  /** The row's name for assistive technology. Default: its number. */
  getRowLabel?: (row: Row) => string
  /** What the table is, for assistive technology. */
  caption: string
  /** The table's own words. */
  labels: DataTableLabels

  /**
   * `loading`: nothing to show yet, skeleton rows. `refreshing`: rows stay while newer ones are fetched.
   * `failed`: the `failed` slot instead of rows. Default: 'ready'.
   */
  state?: 'loading' | 'refreshing' | 'ready' | 'failed'
  /** Whether a search or filter is set: an empty table then shows `noMatches` rather than `empty`. */
  filtered?: boolean
  /** Shown when there are no rows: what this is, and the next step. */
  empty?: ReactNode
  /** Shown when there are no rows and `filtered`: with a way to clear. */
  noMatches?: ReactNode
  /** Shown when `state` is 'failed': with a way to try again. */
  failed?: ReactNode
  /**
   * How many rows are expected, usually the page size: so many skeleton rows (20 at most), and so many rows'
   * height kept (10 at most), so that nothing moves between loading and ready or from page to page. A list
   * that is shown whole takes no more than its rows, unless it has a `maxHeight`. Default: 10.
   */
  reservedRows?: number

  /** The sorting, controlled. */
  sorting?: DataTableSorting
  /** The sorting at first, uncontrolled. Default: null. */
  defaultSorting?: DataTableSorting
  onSortingChange?: (sorting: DataTableSorting) => void
  /** Who sorts: the table, by `sortValue`, or the service. Default: 'client'. */
  sortingBy?: 'client' | 'service'
  /** The language whose order text is sorted in, a BCP 47 tag. Default: the browser's. */
  locale?: string

  /** Whether rows can be selected. Default: true if any of the selection props is given. */
  selectable?: boolean
  /** Ids of the selected rows, on this page or any other, controlled. */
  selection?: ReadonlySet<string>
  /** Ids of the rows selected at first, uncontrolled. Default: none. */
  defaultSelection?: ReadonlySet<string>
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /**
   * Whether rows of two lines have checkboxes from the beginning, as where one came to choose, or once one begins to
   * select. Default: 'whileSelecting'.
   */
  checkboxes?: 'always' | 'whileSelecting'
  /**
   * Where the button that begins to select stands, such as at the end of a search. Default, and wherever rows of two
   * lines can be sorted: in a line above them.
   */
  selectPlace?: HTMLElement | null
  /** `true`, or why this row can't be selected, in words (or just false). Default: all can. */
  isRowSelectable?: (row: Row) => boolean | string

  /** Where there are columns: rows can be dragged, and be dropped on, by `dragRows`. Default: they can't. Keep it stable. */
  dragging?: DragRows<Row> | undefined

  /** Rows beside each other that are parts of one thing. Default: none are. */
  groups?: RowGroups<Row> | undefined

  /** Row height: 44 px, 36 px, or 54 px where cells have two lines. Default: 'regular'. */
  density?: 'regular' | 'compact' | 'tall'
  /** Whether only the rows in view are drawn. Default: from 200 rows on. */
  virtual?: boolean
  /**
   * The tallest the table gets before its rows scroll under the head: px, or any CSS length. Default: none;
   * virtual: 640.
   */
  maxHeight?: number | string
  /** Rows in all pages, where this is one of several. Default: `rows.length`. */
  totalRows?: number
  /** How many rows come before this page. Default: 0. */
  rowOffset?: number

  /** Column widths in px by column id, controlled. */
  columnWidths?: Readonly<Record<string, number>>
  /** Column widths at first, uncontrolled: what a person set before. */
  defaultColumnWidths?: Readonly<Record<string, number>>
  onColumnWidthsChange?: (widths: Readonly<Record<string, number>>) => void
  /** Whether column widths can be changed. Default: true. */
  resizable?: boolean

  /** What belongs below the rows: a pagination, a count. */
  footer?: ReactNode
  /** What a screen may ask of it. */
  handle?: Ref<DataTableHandle>
}
