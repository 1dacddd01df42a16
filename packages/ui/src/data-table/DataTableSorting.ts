/** The sorted column and its direction; null where nothing is sorted. */
export type DataTableSorting = { columnId: string; direction: 'asc' | 'desc' } | null
