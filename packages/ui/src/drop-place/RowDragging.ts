/** Dragging rows, and dropping onto rows. Everything must also be possible without dragging. */
export interface RowDragging<Row> {
  /** @returns false if the row can't be dragged */
  onStart(row: Row, transfer: DataTransfer): boolean
  onEnd(): void
  /** The effect of dropping onto the row; undefined if it isn't allowed. */
  accepts(row: Row, transfer: DataTransfer): 'move' | 'copy' | undefined
  onDrop(row: Row, transfer: DataTransfer): void
}
