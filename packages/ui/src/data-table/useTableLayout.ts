import { useLayoutEffect, useState } from 'react'

const cardsBelow = 600

export type TableLayout = {
  /** Rows as lines of a table, or as cards where there is too little width. */
  as: 'table' | 'cards'
  /** Whether there is anything to scroll to, so that the keyboard must reach the scroller. */
  scrolls: boolean
  /** Height of a row in px, as the tokens say. */
  rowHeight: number
}

/** Measures the scroller before the first paint, and again whenever its size or its content's changes. */
export function useTableLayout(scroller: HTMLElement | null, density: 'regular' | 'compact'): TableLayout {
  const [layout, setLayout] = useState<TableLayout>({
    as: 'table',
    scrolls: false,
    rowHeight: density === 'compact' ? 36 : 44,
  })

  useLayoutEffect(() => {
    if (!scroller) return
    const measure = () => {
      const as = scroller.clientWidth > 0 && scroller.clientWidth < cardsBelow ? 'cards' : 'table'
      const scrolls =
        scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight
      const token = density === 'compact' ? '--atrium-row-height-compact' : '--atrium-row-height'
      const height = Number.parseFloat(getComputedStyle(scroller).getPropertyValue(token))
      const rowHeight = height > 0 ? height : density === 'compact' ? 36 : 44
      setLayout((old) =>
        old.as === as && old.scrolls === scrolls && old.rowHeight === rowHeight
          ? old
          : { as, scrolls, rowHeight },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    const table = scroller.querySelector('table')
    if (table) observer.observe(table)
    return () => observer.disconnect()
  }, [scroller, density])

  return layout
}
