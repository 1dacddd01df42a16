interface CancelledPage {
  /** The page that is shown, from 1. */
  readonly page: number
  readonly pageSize: number
  /** Rows on it before anything was cancelled. */
  readonly rows: number
  /** How many of them were cancelled. */
  readonly cancelled: number
  /** Rows on all pages that are left. */
  readonly left: number
}

/**
 * The page to show after licences were cancelled: when every row of the page was, or its only one, the
 * previous page if there is one, else the first. Never one beyond the last, which a selection across
 * pages could lead to.
 */
export function pageAfterCancel({ page, pageSize, rows, cancelled, left }: CancelledPage): number {
  const wanted = cancelled >= rows || rows === 1 ? page - 1 : page
  const last = Math.max(1, Math.ceil(left / pageSize))
  return Math.min(Math.max(1, wanted), last)
}
