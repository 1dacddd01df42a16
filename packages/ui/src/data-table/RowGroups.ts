import type { ReactNode } from 'react'

/**
 * Rows beside each other that are parts of one thing, below a row of that. Where all rows are drawn: a table of thousands
 * shows none. Keep it stable.
 */
export type RowGroups<Row> = {
  /** Which thing a row is a part of; undefined: it is one by itself. */
  of: (row: Row) => string | undefined
  /** What the thing's own row shows in a column, by its parts that follow; nothing by default. */
  cell: (columnId: string, rows: readonly Row[]) => ReactNode
}
