import { useDeferredValue, useMemo, useState } from 'react'
import type { DataTableColumn } from '../DataTableColumn'
import { manyRows } from '../manyRows'
import type { DataTableSorting } from './DataTableSorting'
import { type Ranks, rankValues } from './rankValues'
import { sortByRank } from './sortByRank'

/** The rows in the requested order. Ranks are kept, so reversing compares nothing again. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  asked: DataTableSorting,
  locale: string | undefined,
): readonly Row[] {
  const [ranked] = useState(() => new WeakMap<readonly Row[], Map<string, Ranks>>())
  const isMany = rows.length >= manyRows
  const followed = useDeferredValue(isMany ? asked : null)
  const sorting = isMany ? followed : asked
  const sortValue = sorting && columns.find(({ id }) => id === sorting.columnId)?.sortValue

  return useMemo(() => {
    if (!sorting || !sortValue || rows.length < 2) return rows

    const byColumn = ranked.get(rows) ?? new Map<string, Ranks>()
    ranked.set(rows, byColumn)
    const key = `${sorting.columnId} ${locale ?? ''}`
    let ranks = byColumn.get(key)
    if (!ranks) {
      ranks = rankValues(rows.map(sortValue), locale)
      byColumn.set(key, ranks)
    }
    return sortByRank(rows, ranks, sorting.direction)
  }, [rows, sorting, sortValue, locale, ranked])
}
