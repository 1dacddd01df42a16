import type { ComponentProps, ReactNode, Ref } from 'react'
import type { DragRows } from '../drop-place'
import type { DataTableColumn } from './DataTableColumn'
import type { DataTableHandle } from './DataTableHandle'
import type { DataTableLabels } from './DataTableLabels'
import type { RowGroups } from './RowGroups'
import type { DataTableSorting } from './sorting/DataTableSorting'

export type DataTableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The columns, in order. Keep the array stable. */
  columns: readonly DataTableColumn<Row>[]
  /** The rows to show: one page if the service pages, otherwise all. Keep the array stable. */
  rows: readonly Row[]
  /** Identifies a row, across pages too. */
  getRowId: (row: Row) => string
  /** The row's name for screen readers. Default: its number. */
  getRowLabel?: (row: Row) => string
  /** The table's accessible name. */
  caption: string
  /** The table's own texts. */
  labels: DataTableLabels

  /**
   * `loading`: no rows yet, placeholders. `refreshing`: rows stay while newer ones load. `failed`: the
   * `failed` slot instead of rows. Default: 'ready'.
   */
  state?: 'loading' | 'refreshing' | 'ready' | 'failed'
  /** Whether a search or filter is set: an empty table then shows `noMatches` instead of `empty`. */
  filtered?: boolean
  /** Shown if there are no rows: explains what belongs here, and the next step. */
  empty?: ReactNode
  /** Shown if there are no rows and `filtered`, with a way to clear the filter. */
  noMatches?: ReactNode
  /** Shown if `state` is 'failed', with a way to retry. */
  failed?: ReactNode
  /**
   * Expected number of rows, usually the page size. Sets the number of placeholder rows (at most 20) and the
   * reserved height (at most 10 rows), so nothing moves between loading and ready or between pages. A single
   * page takes only the height of its rows, unless it has a `maxHeight`. Default: 10.
   */
  reservedRows?: number

  /** The sorting, controlled. */
  sorting?: DataTableSorting
  /** The initial sorting, uncontrolled. Default: null. */
  defaultSorting?: DataTableSorting
  onSortingChange?: (sorting: DataTableSorting) => void
  /** Sorted by the table, using `sortValue`, or by the service. Default: 'client'. */
  sortingBy?: 'client' | 'service'
  /** The language for sorting text, a BCP 47 tag. Default: the browser's. */
  locale?: string

  /** Whether rows can be selected. Default: true if any selection prop is given. */
  selectable?: boolean
  /** Ids of the selected rows, on this page or any other, controlled. */
  selection?: ReadonlySet<string>
  /** Ids of the initially selected rows, uncontrolled. Default: none. */
  defaultSelection?: ReadonlySet<string>
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /**
   * Whether two-line rows always show checkboxes, as in a picker, or only while people select. Default:
   * 'whileSelecting'.
   */
  checkboxes?: 'always' | 'whileSelecting'
  /**
   * Container for the button that starts selecting, such as the end of a search. Default, and whenever
   * two-line rows can be sorted: a line above them.
   */
  selectPlace?: HTMLElement | null
  /** `true`, or the reason why this row can't be selected (or just false). Default: all can. */
  isRowSelectable?: (row: Row) => boolean | string

  /**
   * For tables with columns: rows can be dragged and be drop targets, with `dragRows`. Default: off. Keep it
   * stable.
   */
  dragging?: DragRows<Row> | undefined

  /** Adjacent rows that are parts of one thing. Default: none. */
  groups?: RowGroups<Row> | undefined

  /** Row height: 44 px, 36 px, or 54 px for cells with two lines. Default: 'regular'. */
  density?: 'regular' | 'compact' | 'tall'
  /** Whether only the rows in view are rendered. Default: from 200 rows on. */
  virtual?: boolean
  /**
   * The maximum height before rows scroll below the header: px, or any CSS length. Default: none; virtual:
   * 640.
   */
  maxHeight?: number | string
  /** Number of rows on all pages. Default: `rows.length`. */
  totalRows?: number
  /** Number of rows before this page. Default: 0. */
  rowOffset?: number

  /** Column widths in px by column id, controlled. */
  columnWidths?: Readonly<Record<string, number>>
  /** Initial column widths, uncontrolled, such as stored ones. */
  defaultColumnWidths?: Readonly<Record<string, number>>
  onColumnWidthsChange?: (widths: Readonly<Record<string, number>>) => void
  /** Whether column widths can be changed. Default: true. */
  resizable?: boolean

  /** Content below the rows: a pagination, a count. */
  footer?: ReactNode
  /** The table's imperative handle. */
  handle?: Ref<DataTableHandle>
}
