interface DeletedFrom {
  /** The page on screen, counted from 0. */
  readonly pageIndex: number
  readonly pageSize: number
  /** Rows on that page before. */
  readonly rows: number
  /** How many of them were deleted. */
  readonly deletedRows: number
  /** Rows on all pages before. */
  readonly total: number
  /** How many were deleted on all pages. */
  readonly deleted: number
}

/**
 * The page to show after rows were deleted: the same one, or the one before if nothing is left of it, but
 * never one beyond the new end, which deletions on other pages may have brought nearer.
 */
export function pageAfterDelete(from: DeletedFrom): number {
  const isEmptied = from.deletedRows >= from.rows
  const wanted = isEmptied ? from.pageIndex - 1 : from.pageIndex
  const last = Math.ceil((from.total - from.deleted) / from.pageSize) - 1
  return Math.max(0, Math.min(wanted, last))
}
