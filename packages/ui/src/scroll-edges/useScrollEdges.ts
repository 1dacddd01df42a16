import { useLayoutEffect, useState } from 'react'

export type ScrollEdges = 'start' | 'end' | 'both' | undefined

/** The edges at which a scrolling line continues out of view. */
export function useScrollEdges(line: HTMLElement | null): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>()

  useLayoutEffect(() => {
    if (!line) return
    const measure = () => setEdges(edgesOf(line))
    const sizes = new ResizeObserver(measure)
    const observe = () => {
      for (const part of [line, ...line.children]) sizes.observe(part)
    }
    const parts = new MutationObserver(observe)
    measure()
    observe()
    parts.observe(line, { childList: true })
    line.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      parts.disconnect()
      line.removeEventListener('scroll', measure)
    }
  }, [line])

  return edges
}

/** Less than a pixel is rounding. */
function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEdges {
  const before = scrollLeft >= 1
  const after = scrollWidth - clientWidth - scrollLeft >= 1
  if (before && after) return 'both'
  if (before) return 'start'
  return after ? 'end' : undefined
}
