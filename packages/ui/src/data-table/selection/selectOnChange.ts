import type { FormEvent } from 'react'
import type { TableBodyProps } from '../TableBodyProps'

const lastIndexes = new WeakMap<object, number>()

/**
 * Toggles the row whose checkbox was clicked or pressed; with Shift, all rows from the last one. One handler
 * for all rows.
 */
export function selectOnChange<Row>(event: FormEvent<HTMLElement>, props: TableBodyProps<Row>) {
  const { rows, getRowId, isRowSelectable, selection } = props
  const input = event.target
  if (!selection || !(input instanceof HTMLInputElement) || !input.closest('[data-select]')) return
  const index = Number(input.closest<HTMLElement>('[data-index]')?.dataset.index)
  const can = (row: Row) => (isRowSelectable?.(row) ?? true) === true
  const row = rows[index]
  if (row === undefined || !can(row)) return

  const { nativeEvent } = event
  const extend = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
  const from = extend ? (lastIndexes.get(selection) ?? index) : index
  lastIndexes.set(selection, index)
  const range = rows.slice(Math.min(from, index), Math.max(from, index) + 1)
  selection.onRequest(selection.with(range.filter(can).map(getRowId), !selection.selected.has(getRowId(row))))
}
