import { useCallback, useRef } from 'react'

/** Calls at most once in so many milliseconds; what comes sooner is dropped. */
export function useThrottle<A extends unknown[]>(call: (...input: A) => void, milliseconds: number) {
  const latest = useRef(call)
  latest.current = call
  const next = useRef(Number.NEGATIVE_INFINITY)
  return useCallback(
    (...input: A) => {
      const now = performance.now()
      if (now < next.current) return
      next.current = now + milliseconds
      latest.current(...input)
    },
    [milliseconds],
  )
}
