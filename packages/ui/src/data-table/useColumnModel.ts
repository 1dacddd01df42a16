import {
  type ColumnDef,
  columnSizingFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { DataTableColumn } from './DataTableColumn'
import type { DataTableProps } from './DataTableProps'
import type { DataTableSorting } from './sorting/DataTableSorting'

const features = tableFeatures({ rowSortingFeature, columnSizingFeature })
type Features = typeof features

/*
 * TanStack Table manages only the columns: their sorting and widths. Its row objects would take 60 MB and 100
 * ms for 100,000 rows.
 */
const noRows: Record<string, never>[] = []

/** Sorting and widths of the columns, controlled or not. */
export function useColumnModel<Row>(props: DataTableProps<Row>) {
  const { columns, sortingBy = 'client' } = props
  const [ownSorting, setOwnSorting] = useState<DataTableSorting>(props.defaultSorting ?? null)
  const [ownWidths, setOwnWidths] = useState(props.defaultColumnWidths ?? {})
  const sorting = props.sorting === undefined ? ownSorting : props.sorting
  const widths = props.columnWidths ?? ownWidths

  const definitions = useMemo(() => columns.map(toDefinition), [columns])
  const sortingState = useMemo(() => toState(sorting), [sorting])
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    enableMultiSort: false,
    enableSortingRemoval: sortingBy === 'client',
    state: { sorting: sortingState, columnSizing: widths },
    onSortingChange: (updater) => {
      const next = fromState(resolve(updater, sortingState))
      setOwnSorting(next)
      props.onSortingChange?.(next)
    },
    onColumnSizingChange: (updater) => {
      const next = resolve(updater, widths)
      setOwnWidths(next)
      props.onColumnWidthsChange?.(next)
    },
  })

  return { table, sorting, widths }
}

export type ColumnModel = ReturnType<typeof useColumnModel>['table']

function toDefinition<Row>(column: DataTableColumn<Row>): ColumnDef<Features, Record<string, never>> {
  return {
    id: column.id,
    accessorFn: () => undefined,
    enableSorting: Boolean(column.sortable ?? column.sortValue),
    sortDescFirst: column.firstDirection === 'desc',
    size: column.width ?? 160,
    minSize: column.minWidth ?? 64,
    maxSize: column.maxWidth ?? 800,
  }
}

function toState(sorting: DataTableSorting): SortingState {
  return sorting ? [{ id: sorting.columnId, desc: sorting.direction === 'desc' }] : []
}

function fromState([first]: SortingState): DataTableSorting {
  return first ? { columnId: first.id, direction: first.desc ? 'desc' : 'asc' } : null
}

function resolve<Value>(updater: Updater<Value>, value: Value): Value {
  return updater instanceof Function ? updater(value) : updater
}
