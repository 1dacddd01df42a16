import type { ReactNode } from 'react'
import type { SortValue } from './rankValues'

/**
 * One column. Keep the array of columns stable (at module scope, or in `useMemo`): rows are only drawn
 * again when their row or the columns change.
 */
export type DataTableColumn<Row> = {
  /** Unique in the table; the name that `sorting` and `columnWidths` use. */
  id: string
  /** What the header cell shows. */
  header: ReactNode
  /** The column's name in plain text, for assistive technology. Default: `header` if it is a string. */
  label?: string
  /** What a cell shows. May compose anything, an inline edit included. A mere `–` or zero is written in subtle ink. */
  cell: (row: Row) => ReactNode
  /** Makes the column sortable by this value. Blank values (null, undefined, '') always come last. */
  sortValue?: (row: Row) => SortValue
  /** Makes the column sortable where the service sorts and no `sortValue` is needed. Default: false. */
  sortable?: boolean
  /** The direction of the first click. Default: 'asc'. */
  firstDirection?: 'asc' | 'desc'
  /** Preferred width in px; wider tables share the rest in proportion, unless one column takes it. Default: 160. */
  width?: number
  /**
   * Takes what a wider table has left, up to 320 px or its own width if that is more: beyond that all columns take as
   * much each. As long as nobody has set a width; one column at most. Default: false.
   */
  grows?: boolean
  /** Narrowest width in px when it is resized. Default: 64. */
  minWidth?: number
  /** Widest width in px when it is resized. Default: 800. */
  maxWidth?: number
  /** Whether its width can be dragged and set by keyboard. Default: true. */
  resizable?: boolean
  /**
   * What acts stands over the row's end and takes no room: it is seen where the pointer or the focus is, or what it has
   * opened is. Where nothing hovers it has its column. Default: false.
   */
  overlays?: boolean
  /** Stays in view at the end while the table scrolls sideways. Default: whether `narrow` is `actions`. */
  stays?: boolean
  /** Where cell and header text stand. Default: 'start'. */
  align?: 'start' | 'center' | 'end'
  /** The cell that names its row: a `th` for assistive technology, strong where all else is quieter. Default: false. */
  rowHeader?: boolean
  /**
   * Its place where rows have two lines (under 600 px): in the first or the second line, at the end of these (the first
   * of several in the first line, the others in the second), after that as what acts, or nowhere. No line has labels: what stands there says itself what it is. Default: 'second',
   * or 'first' for the row header.
   */
  narrow?: NarrowPlace
  /** What it shows there. Default: the cell. */
  narrowCell?: (row: Row) => ReactNode
}

/** A column that something's edge would cut through shows nothing for now. */
export type ShownColumn<Row> = DataTableColumn<Row> & { isCut?: true }

/** The column's name in plain text. */
export function columnLabel<Row>(column: DataTableColumn<Row>) {
  return column.label ?? (typeof column.header === 'string' ? column.header : column.id)
}

export type NarrowPlace = 'first' | 'second' | 'end' | 'actions' | 'hidden'

/** Whether the column stays in view while the table scrolls sideways. */
export const isSticky = <Row>(column: DataTableColumn<Row>): boolean =>
  column.stays ?? narrowPlace(column) === 'actions'

export function narrowPlace<Row>(column: DataTableColumn<Row>): NarrowPlace {
  return column.narrow ?? (column.rowHeader ? 'first' : 'second')
}
