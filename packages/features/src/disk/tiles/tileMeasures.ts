import { useLayoutEffect, useState } from 'react'

/** Of a tile and the gap below it, in px. */
export const tileHeight = 152
const leastWidth = 148
const room = 12

/** As many tiles beside each other as there is room for, two at least. */
export function useColumns(scroller: HTMLElement | null): number {
  const [columns, setColumns] = useState(6)
  useLayoutEffect(() => {
    if (!scroller) return
    const look = () =>
      setColumns(Math.max(2, Math.floor((scroller.clientWidth - 2 * room) / (leastWidth + room))))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [scroller])
  return columns
}
