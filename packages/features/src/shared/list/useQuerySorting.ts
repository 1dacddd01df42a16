import type { DataTableColumn, DataTableSorting } from '@atrium/ui/data-table'
import { useAtomValue } from 'jotai'
import { queryAtom } from '../host/query'
import { useQueryChange } from './useQueryChange'

/** The sort order of a table. Kept in the address under `name`: a column's id, with a leading `-` for descending. */
export function useQuerySorting<Row>(columns: readonly DataTableColumn<Row>[], name = 'sort') {
  const change = useQueryChange()
  const text = useAtomValue(queryAtom).get(name) ?? ''
  const columnId = text.replace(/^-/, '')
  const isKnown = columns.some((column) => column.id === columnId && column.sortValue)
  const sorting: DataTableSorting = isKnown
    ? { columnId, direction: text.startsWith('-') ? 'desc' : 'asc' }
    : null
  return {
    sorting,
    onSortingChange: (next: DataTableSorting) =>
      change({ [name]: next ? `${next.direction === 'desc' ? '-' : ''}${next.columnId}` : undefined }),
  }
}
