import type { ReactNode } from 'react'
import type { SortValue } from './sorting/rankValues'

/**
 * One column. Keep the array of columns stable (at module scope, or in `useMemo`): rows render again only if
 * their row or the columns change.
 */
export type DataTableColumn<Row> = {
  /** Unique in the table; the name that `sorting` and `columnWidths` use. */
  id: string
  /** The content of the header cell. */
  header: ReactNode
  /** The column's name as plain text, for screen readers. Default: `header` if it is a string. */
  label?: string
  /**
   * The content of a cell; may be any component, such as an inline edit. A bare `–` or zero is shown in a
   * subtle colour.
   */
  cell: (row: Row) => ReactNode
  /** Makes the column sortable by this value. Blank values (null, undefined, '') always come last. */
  sortValue?: (row: Row) => SortValue
  /** Makes the column sortable if the service sorts and there is no `sortValue`. Default: false. */
  sortable?: boolean
  /** The direction of the first click. Default: 'asc'. */
  firstDirection?: 'asc' | 'desc'
  /** Preferred width in px; wider tables share the rest in proportion, unless one column takes it. Default: 160. */
  width?: number
  /**
   * Takes the remaining width of a wide table, up to 320 px or its own width if that is larger. Beyond that,
   * all columns grow equally. Applies until somebody resizes a column; at most one column. Default: false.
   */
  grows?: boolean
  /** Narrowest width in px when it is resized. Default: 64. */
  minWidth?: number
  /** Widest width in px when it is resized. Default: 800. */
  maxWidth?: number
  /** Whether its width can be dragged and set by keyboard. Default: true. */
  resizable?: boolean
  /**
   * Row actions appear over the row's end and take no room: on hover, on focus, and while something that they
   * opened is open. On touch devices they have a column. Default: false.
   */
  overlays?: boolean
  /** Stays visible at the end while the table scrolls sideways. Default: whether `narrow` is `actions`. */
  stays?: boolean
  /** Alignment of cell and header text. Default: 'start'. */
  align?: 'start' | 'center' | 'end'
  /** The cell that names its row: a `th`, and semibold. Default: false. */
  rowHeader?: boolean
  /**
   * Its place in two-line rows (below 600 px): in the first or second line, at their end (the first such
   * column in the first line, the others in the second), after them as actions, or hidden. Lines have no
   * labels, so the content must be clear by itself. Default: 'second', or 'first' for the row header.
   */
  narrow?: NarrowPlace
  /** The content there. Default: the cell. */
  narrowCell?: (row: Row) => ReactNode
}

/** A column that an edge would cut is empty for now. */
export type ShownColumn<Row> = DataTableColumn<Row> & { isCut?: true }

/** The column's name as plain text. */
export function columnLabel<Row>(column: DataTableColumn<Row>) {
  return column.label ?? (typeof column.header === 'string' ? column.header : column.id)
}

export type NarrowPlace = 'first' | 'second' | 'end' | 'actions' | 'hidden'

/** Whether the column stays visible while the table scrolls sideways. */
export const isSticky = <Row>(column: DataTableColumn<Row>): boolean =>
  column.stays ?? narrowPlace(column) === 'actions'

export function narrowPlace<Row>(column: DataTableColumn<Row>): NarrowPlace {
  return column.narrow ?? (column.rowHeader ? 'first' : 'second')
}
