import { useCallback, useLayoutEffect, useState } from 'react'

interface RowsInViewOptions {
  /** How many rows there are. */
  readonly count: number
  /** Of each of them, in px. */
  readonly rowHeight: number
  /** What scrolls, once it is there. */
  readonly scroller: HTMLElement | null
  /** Its height in px until it has been measured. */
  readonly initialHeight: number
  /** How many more are drawn on either side. */
  readonly spare: number
}

/** Which rows to draw, of many that are equally high: from `first` until before `end`. */
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

  /** Scrolls no further than needed to bring the row into view, and draws it. */
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

  // Fewer rows than before: what was in view may lie behind the last one.
  const top = Math.max(0, Math.min(view.top, count - view.rows))
  return {
    first: Math.max(0, top - spare),
    end: Math.min(count, top + view.rows + spare),
    height: count * rowHeight,
    scrollTo,
  }
}
