import type { ComponentProps, ReactNode } from 'react'

export interface EditableGridColumn<Row> {
  /** Unique in the grid; passed to `onChange`. */
  id: string
  /** The column's header. */
  header: string
  value: (row: Row) => string
  /** Share of the width. Default: 1. */
  weight?: number
  /** The keyboard that a phone shows. Default: text. */
  inputMode?: 'text' | 'numeric' | 'tel'
  /** Shown in an empty cell. Default: nothing; in a narrow grid the header. */
  placeholder?: string
  /** A button at the end of the cell, such as one that opens a choice. Keep the function stable. */
  renderAction?: (row: Row) => ReactNode
}

/** The state of a row, with its text; `none` if there is nothing to say. */
export interface EditableGridCheck {
  state: 'none' | 'good' | 'bad' | 'checking'
  words: string
  /** Ids of the invalid columns in an invalid row. Default: all. */
  columns?: readonly string[] | undefined
}

export interface EditableGridLabels {
  /** The grid's accessible name. */
  grid: string
  rowNumber: string
  check: string
  /** Header of the column with remove buttons, for screen readers only. */
  actions: string
  row: (number: number) => string
  cell: (header: string, number: number) => string
  remove: (number: number) => string
}

export interface EditableGridProps<Row>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'onPaste'> {
  /** Keep the array stable: rows render again when their data changes. */
  rows: readonly Row[]
  columns: readonly EditableGridColumn<Row>[]
  /** Unique; the row's number as the person knows it. */
  getNumber: (row: Row) => number
  check: (row: Row) => EditableGridCheck
  labels: EditableGridLabels
  onChange: (number: number, columnId: string, value: string) => void
  onRemove: (number: number) => void
  /**
   * Several cells were pasted into one. Without it, or if it returns false, they are pasted as plain text.
   */
  onPaste?: (number: number, columnId: string, text: string) => boolean
  /** Disables editing. Default: false. */
  disabled?: boolean
  /** Maximum height of the rows in px. Default: 484. */
  maxHeight?: number
  /** Shown instead of rows if there are none. */
  empty?: ReactNode
}
