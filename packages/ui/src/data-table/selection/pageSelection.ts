export type PageSelection = 'none' | 'some' | 'all'

/** Whether none, some or all of the selectable rows are selected. Stops as soon as the answer is known. */
export function pageSelection<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  isRowSelectable: ((row: Row) => boolean | string) | undefined,
  selected: ReadonlySet<string>,
): PageSelection {
  if (selected.size === 0) return 'none'
  let some = false
  let every = true
  for (const row of rows) {
    const isSelected = selected.has(getRowId(row))
    if (!isSelected && isRowSelectable && isRowSelectable(row) !== true) continue
    some ||= isSelected
    every &&= isSelected
    if (some && !every) return 'some'
  }
  return some ? 'all' : 'none'
}
