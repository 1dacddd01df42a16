/** The sorted column and its direction; null if nothing is sorted. */
export type DataTableSorting = { columnId: string; direction: 'asc' | 'desc' } | null
