import { useLayoutEffect, useState } from 'react'
import type { DataTableProps } from '../DataTableProps'
import { SelectionStore } from './SelectionStore'

const nothing: ReadonlySet<string> = new Set()

/** The table's selection, or undefined if rows can't be selected. */
export function useSelectionStore<Row>(props: DataTableProps<Row>): SelectionStore | undefined {
  const { selection, defaultSelection, onSelectionChange } = props
  const [store] = useState(() => new SelectionStore(selection ?? defaultSelection ?? nothing))

  useLayoutEffect(() => {
    if (selection) store.accept(selection)
    store.onRequest = (next) => {
      store.requested = next.size
      if (!selection) store.accept(next)
      onSelectionChange?.(next)
    }
  }, [store, selection, onSelectionChange])

  const selectable = props.selectable ?? Boolean(selection ?? defaultSelection ?? onSelectionChange)
  return selectable ? store : undefined
}
