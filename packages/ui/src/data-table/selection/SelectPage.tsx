import { useMemo, useState, useSyncExternalStore } from 'react'
import { manyRows } from '../manyRows'
import { type PageSelection, pageSelection } from './pageSelection'
import { RowCheckbox } from './RowCheckbox'
import type { SelectionStore } from './SelectionStore'

type SelectPageProps<Row> = {
  rows: readonly Row[]
  getRowId: (row: Row) => string
  isRowSelectable: ((row: Row) => boolean | string) | undefined
  selection: SelectionStore
  label: string
  /** Whether the label is visible next to the checkbox. */
  labelled: boolean
  disabled: boolean
}

/** The header's checkbox, for all rows of this page. */
export function SelectPage<Row>(props: SelectPageProps<Row>) {
  const { rows, getRowId, isRowSelectable, selection, label, labelled, disabled } = props
  const page = useMemo(() => {
    let seen: ReadonlySet<string> | undefined
    let result: PageSelection = 'none'
    return {
      read: () => {
        if (seen !== selection.selected) {
          seen = selection.selected
          result = pageSelection(rows, getRowId, isRowSelectable, seen)
        }
        return result
      },
      toggle: () => {
        const can = isRowSelectable ? rows.filter((row) => isRowSelectable(row) === true) : rows
        const next = selection.with(can.map(getRowId), result !== 'all')
        // Known beforehand: checking each of many rows again takes a quarter of the click's time.
        if (result !== 'all' && can.length > 0) [seen, result] = [next, 'all']
        selection.onRequest(next)
      },
    }
  }, [rows, getRowId, isRowSelectable, selection])
  const state = useSyncExternalStore(selection.subscribe, page.read, page.read)
  const [expected, expect] = useState<PageSelection>()
  const shown = expected ?? state

  function toggle() {
    if (rows.length < manyRows) return page.toggle()
    expect(state === 'all' ? 'none' : 'all')
    requestAnimationFrame(() =>
      setTimeout(() => {
        page.toggle()
        expect(undefined)
      }),
    )
  }

  return (
    <RowCheckbox
      checked={shown === 'all'}
      indeterminate={shown === 'some'}
      disabled={disabled}
      onChange={toggle}
      aria-label={labelled ? undefined : label}
    >
      {labelled && label}
    </RowCheckbox>
  )
}
