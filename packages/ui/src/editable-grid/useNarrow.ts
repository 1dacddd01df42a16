import { useEffect, useState } from 'react'

/** Whether an element is narrower than this many px. */
export function useNarrow(element: HTMLElement | null, least: number): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => setNarrow(element.clientWidth < least))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, least])
  return isNarrow
}
