import type { ReactNode } from 'react'

/**
 * Adjacent rows that are parts of one thing, below a row for the whole. Only for tables that render all rows,
 * not for virtual ones. Keep it stable.
 */
export type RowGroups<Row> = {
  /** The thing that a row is a part of; undefined if it is one by itself. */
  of: (row: Row) => string | undefined
  /** The content of the whole's row in a column, given its parts; nothing by default. */
  cell: (columnId: string, rows: readonly Row[]) => ReactNode
}
