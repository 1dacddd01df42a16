import { useEffect, useRef } from 'react'

/** Calls `onReturn` when somebody comes back to the page after at least this many milliseconds. */
export function useReturn(leastAge: number, onReturn: () => void): void {
  const latest = useRef(onReturn)
  latest.current = onReturn
  const calledAt = useRef(0)
  useEffect(() => {
    calledAt.current = performance.now()
    function refresh() {
      if (document.visibilityState !== 'visible' || performance.now() - calledAt.current < leastAge) return
      calledAt.current = performance.now()
      latest.current()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [leastAge])
}
