import { useRef } from 'react'

/** Calls at most once in this many milliseconds; earlier calls are dropped. */
export function useThrottle<A extends unknown[]>(call: (...input: A) => void, milliseconds: number) {
  const next = useRef(Number.NEGATIVE_INFINITY)
  return (...input: A) => {
    const now = performance.now()
    if (now < next.current) return
    next.current = now + milliseconds
    call(...input)
  }
}
