import { useRef } from 'react'

/** Calls at most once in so many milliseconds; what comes sooner is dropped. */
export function useThrottle<A extends unknown[]>(call: (...input: A) => void, milliseconds: number) {
  const next = useRef(Number.NEGATIVE_INFINITY)
  return (...input: A) => {
    const now = performance.now()
    if (now < next.current) return
    next.current = now + milliseconds
    call(...input)
  }
}
