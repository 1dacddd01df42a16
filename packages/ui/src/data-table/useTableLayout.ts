import { useLayoutEffect, useState } from 'react'

const linesBelow = 600

export type TableLayout = {
  /** Rows with columns, or with two lines on narrow screens. */
  as: 'table' | 'lines'
  /** Whether it can scroll, so that the scroller must be focusable. */
  scrolls: boolean
  /** Height of a row in px, from the tokens. */
  rowHeight: number
}

type Density = 'regular' | 'compact' | 'tall'

const heights = { regular: 44, compact: 36, tall: 54 } as const
const tokens = {
  regular: '--atrium-row-height',
  compact: '--atrium-row-height-compact',
  tall: '--atrium-row-height-tall',
} as const

/** Measures the scroller before the first paint, and again when its size or its content's size changes. */
export function useTableLayout(scroller: HTMLElement | null, density: Density): TableLayout {
  const [layout, setLayout] = useState<TableLayout>({
    as: 'table',
    scrolls: false,
    rowHeight: heights[density],
  })

  useLayoutEffect(() => {
    if (!scroller) return
    const measure = () => {
      const as = scroller.clientWidth > 0 && scroller.clientWidth < linesBelow ? 'lines' : 'table'
      const scrolls =
        scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight
      const height = Number.parseFloat(getComputedStyle(scroller).getPropertyValue(tokens[density]))
      const rowHeight = height > 0 ? height : heights[density]
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
