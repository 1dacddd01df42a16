interface RemovedFrom {
  /** The page on screen, counted from 1. */
  readonly pageIndex: number
  readonly pageSize: number
  /** Rows on it before. */
  readonly rows: number
  /** How many of them were removed. */
  readonly removed: number
  /** Rows on all pages that are left. */
  readonly left: number
}

/**
 * The page to show after rows were removed: when every row of the page was, or it had but one, the previous page if
 * there is one, else the first. Never one beyond the last, which a selection across pages could lead to.
 */
export function pageAfterRemoval({ pageIndex, pageSize, rows, removed, left }: RemovedFrom): number {
  const wanted = removed >= rows || rows === 1 ? pageIndex - 1 : pageIndex
  const last = Math.max(1, Math.ceil(left / pageSize))
  return Math.min(Math.max(1, wanted), last)
}
