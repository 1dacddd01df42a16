/** Rows that are dragged, and rows onto which something is dropped. All of it must be possible otherwise, too. */
export interface RowDragging<Row> {
  /** @returns false: it can't be dragged */
  onStart(row: Row, transfer: DataTransfer): boolean
  onEnd(): void
  /** What dropping it onto the row would do; undefined: it can't be. */
  accepts(row: Row, transfer: DataTransfer): 'move' | 'copy' | undefined
  onDrop(row: Row, transfer: DataTransfer): void
}
