import type { ComponentProps, ReactNode } from 'react'

export interface EditableGridColumn<Row> {
  /** Unique in the grid; what `onChange` is called with. */
  id: string
  /** What the column is called. */
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

/** How a row stands, with the words for it; `none` where there is nothing to say. */
export interface EditableGridCheck {
  state: 'none' | 'good' | 'bad' | 'checking'
  words: string
  /** Ids of the columns that are wrong in a bad row. Default: all. */
  columns?: readonly string[] | undefined
}

export interface EditableGridLabels {
  /** The grid's accessible name. */
  grid: string
  rowNumber: string
  check: string
  /** The column of the buttons that remove; heard only. */
  actions: string
  row: (number: number) => string
  cell: (header: string, number: number) => string
  remove: (number: number) => string
}

export interface EditableGridProps<Row>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'onPaste'> {
  /** Keep the array stable: rows are drawn again when theirs changed. */
  rows: readonly Row[]
  columns: readonly EditableGridColumn<Row>[]
  /** Unique; the line's number as the person knows it. */
  getNumber: (row: Row) => number
  check: (row: Row) => EditableGridCheck
  labels: EditableGridLabels
  onChange: (number: number, columnId: string, value: string) => void
  onRemove: (number: number) => void
  /** Several cells were pasted into one. Without it, or where it says false, they are pasted as plain text. */
  onPaste?: (number: number, columnId: string, text: string) => boolean
  /** Nothing can be changed now. Default: false. */
  disabled?: boolean
  /** Height of the rows' part in px; fewer rows take less. Default: 484. */
  maxHeight?: number
  /** Shown in place of rows when there are none. */
  empty?: ReactNode
}
