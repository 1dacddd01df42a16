import { useCallback, useLayoutEffect, useState } from 'react'

interface RowsInViewOptions {
  /** Number of rows. */
  readonly count: number
  /** Height of each row in px. */
  readonly rowHeight: number
  /** The scrolling element, once it is mounted. */
  readonly scroller: HTMLElement | null
  /** Its height in px until it has been measured. */
  readonly initialHeight: number
  /** Number of extra rows rendered on either side. */
  readonly spare: number
}

/** The range of rows to render, all equally high: from `first` (inclusive) to `end` (exclusive). */
export function useRowsInView({ count, rowHeight, scroller, initialHeight, spare }: RowsInViewOptions) {
  const [view, setView] = useState({ top: 0, rows: Math.ceil(initialHeight / rowHeight) })

  const look = useCallback(() => {
    if (!scroller) return
    const top = Math.floor(scroller.scrollTop / rowHeight)
    const rows = Math.ceil(scroller.clientHeight / rowHeight) + 1
    setView((old) => (old.top === top && old.rows === rows ? old : { top, rows }))
  }, [scroller, rowHeight])

  useLayoutEffect(() => {
    if (!scroller) return
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [scroller, look])

  /** Scrolls the row into view, no further than needed, and renders it. */
  const scrollTo = useCallback(
    (row: number) => {
      if (!scroller) return
      const start = row * rowHeight
      const last = start + rowHeight - scroller.clientHeight
      if (start < scroller.scrollTop) scroller.scrollTop = start
      else if (last > scroller.scrollTop) scroller.scrollTop = last
      look()
    },
    [scroller, rowHeight, look],
  )

  // There are fewer rows than before, so the view may be beyond the last one.
  const top = Math.max(0, Math.min(view.top, count - view.rows))
  return {
    first: Math.max(0, top - spare),
    end: Math.min(count, top + view.rows + spare),
    height: count * rowHeight,
    scrollTo,
  }
}
