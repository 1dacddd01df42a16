/** One page, counted from 1, of what a list's filters leave: as the service answers. */
export const pageOfRows = <Row>(
  rows: readonly Row[],
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
) => ({ totalItems: rows.length, list: rows.slice((pageIndex - 1) * pageSize, pageIndex * pageSize) })
