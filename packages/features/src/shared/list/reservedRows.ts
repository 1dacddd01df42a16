import type { Request } from '../request/request'

const most = 10

/**
 * Rows whose height a paged table reserves: a page of them while loading, while nothing is found, and if there are
 * other pages, so that the pagination stays in place; for a list of one page, only its own.
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
