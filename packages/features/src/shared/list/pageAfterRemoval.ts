interface RemovedFrom {
  /** The current page, 1-based. */
  readonly pageIndex: number
  readonly pageSize: number
  /** Rows on it before. */
  readonly rows: number
  readonly removed: number
  /** Rows left on all pages. */
  readonly left: number
}

/**
 * The page to show after rows were removed: the current one, or the one before if it is empty now. Never one beyond
 * the last, which a selection across pages could lead to.
 */
export function pageAfterRemoval({ pageIndex, pageSize, rows, removed, left }: RemovedFrom): number {
  const wanted = removed >= rows || rows === 1 ? pageIndex - 1 : pageIndex
  const last = Math.max(1, Math.ceil(left / pageSize))
  return Math.min(Math.max(1, wanted), last)
}
