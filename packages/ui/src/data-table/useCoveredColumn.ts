import { useLayoutEffect, useMemo, useState } from 'react'
import { useCoveredWidth } from '../overlay/coveredWidth'
import { columnLabel, type DataTableColumn, narrowPlace, type ShownColumn } from './DataTableColumn'

/**
 * The columns beside what covers a part of the window: the one that it would cut through shows nothing. Nothing
 * moves, and the cells stay the same, so that what has the focus keeps it.
 */
export function useCoveredColumn<Row>(
  columns: readonly DataTableColumn<Row>[],
  scroller: HTMLElement | null,
  as: 'table' | 'lines',
): readonly ShownColumn<Row>[] {
  const width = useCoveredWidth()
  const [cut, setCut] = useState<string>()

  useLayoutEffect(() => {
    if (!scroller || width === 0 || as === 'lines') return setCut(undefined)
    const measure = () => setCut(columnAt(scroller, window.innerWidth - width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scroller, width, as])

  return useMemo(
    () =>
      cut === undefined
        ? columns
        : columns.map(
            (column): ShownColumn<Row> =>
              column.id === cut && !column.rowHeader && narrowPlace(column) !== 'actions'
                ? { ...column, label: columnLabel(column), cell: nothing, isCovered: true }
                : column,
          ),
    [columns, cut],
  )
}

const nothing = () => null

/** Through which column the line goes. */
function columnAt(scroller: HTMLElement, line: number): string | undefined {
  const heads = [...scroller.querySelectorAll<HTMLElement>('th[data-column]')]
  return heads.find((head) => {
    const { left, right } = head.getBoundingClientRect()
    return left < line && line < right && head.dataset.stays === undefined
  })?.dataset.column
}
