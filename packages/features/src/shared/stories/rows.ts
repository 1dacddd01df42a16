/** Number of rows of each kind, as the service counts them. */
export function countsBy<Row, K extends object>(rows: readonly Row[], kindOf: (row: Row) => K) {
  const counts = new Map<string, K & { readonly count: number }>()
  for (const row of rows) {
    const kind = kindOf(row)
    const key = JSON.stringify(kind)
    counts.set(key, { ...kind, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** One page (1-based) of the rows that match a list's filters, as the service answers. */
export const pageOfRows = <Row>(
  rows: readonly Row[],
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
) => ({ totalItems: rows.length, list: rows.slice((pageIndex - 1) * pageSize, pageIndex * pageSize) })
