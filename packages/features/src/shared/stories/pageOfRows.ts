/** One page (1-based) of the rows that match a list's filters, as the service answers. */
export const pageOfRows = <Row>(
  rows: readonly Row[],
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
) => ({ totalItems: rows.length, list: rows.slice((pageIndex - 1) * pageSize, pageIndex * pageSize) })
