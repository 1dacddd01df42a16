import { withQuery } from '@atrium/contracts/paths'
import type { DataTableColumn, DataTableSorting } from '@atrium/ui/data-table'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { pathnameAtom, presentHostAtom } from '../host/host'
import { queryAtom } from '../host/query'

type QueryChange = Readonly<Record<string, string | number | undefined>>

/** Changes some parameters of the address and keeps the others; undefined and '' remove one. */
export const useQueryChange = () => useSetAtom(changeAtom)

const changeAtom = atom(null, (get, _set, change: QueryChange) => {
  const { navigate } = get(presentHostAtom)
  navigate(withQuery(get(pathnameAtom), { ...Object.fromEntries(get(queryAtom)), ...change }), {
    replace: true,
  })
})

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
