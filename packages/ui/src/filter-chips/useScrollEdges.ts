import { type RefCallback, useLayoutEffect, useState } from 'react'

export type ScrollEdges = 'start' | 'end' | 'both' | undefined

/**
 * At which edges a line that scrolls goes on out of sight.
 * @param content measured again whenever it changes
 */
export function useScrollEdges<E extends HTMLElement>(content: unknown): [RefCallback<E>, ScrollEdges] {
  const [line, setLine] = useState<E | null>(null)
  const [edges, setEdges] = useState<ScrollEdges>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the line says how long it is.
  useLayoutEffect(() => {
    if (!line) return
    const measure = () => setEdges(edgesOf(line))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(line)
    line.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      line.removeEventListener('scroll', measure)
    }
  }, [line, content])

  return [setLine, edges]
}

/** Less than a pixel is rounding. */
function edgesOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollEdges {
  const before = scrollLeft >= 1
  const after = scrollWidth - clientWidth - scrollLeft >= 1
  if (before && after) return 'both'
  if (before) return 'start'
  return after ? 'end' : undefined
}
