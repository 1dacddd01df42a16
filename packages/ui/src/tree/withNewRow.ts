import { at } from './indexTree'
import type { TreeIndex } from './TreeIndex'

/** Represents the item being added among the positions of rows. */
export const newRow = -2

/** The rows with one more for a new item: after the last row below its parent, or at the end. */
export function withNewRow(index: TreeIndex, visible: Int32Array, parentPosition: number): Int32Array {
  const parentRow = parentPosition < 0 ? -1 : visible.indexOf(parentPosition)
  let row = visible.length
  if (parentRow >= 0) {
    row = parentRow + 1
    while (row < visible.length && at(index.level, at(visible, row)) > at(index.level, parentPosition)) row++
  }
  const rows = new Int32Array(visible.length + 1)
  rows.set(visible.subarray(0, row))
  rows[row] = newRow
  rows.set(visible.subarray(row), row + 1)
  return rows
}
