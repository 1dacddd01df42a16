import { useLayoutEffect, useState } from 'react'

/** Returns a ref, and whether its element's content overflows. */
export function useScrolls() {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [scrolls, setScrolls] = useState(false)

  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  return [setElement, scrolls] as const
}
