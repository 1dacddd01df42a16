import type { Request } from '../request/request'

const most = 10

/**
 * Rows whose height a paged table keeps: a page of them while it loads, while nothing is found, and where there are
 * other pages, so that the way to them stays in its place; of a list that is all there is to see, its own.
 */
export function reservedRows(
  request: Request<{ readonly totalItems: number; readonly list: readonly unknown[] }>,
  pageSize: number,
): number {
  const page = Math.min(pageSize, most)
  if (request.state !== 'ready') return page
  const { totalItems, list } = request.value
  return list.length > 0 && list.length === totalItems ? Math.min(list.length, page) : page
}
