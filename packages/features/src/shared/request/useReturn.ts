import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onReturn` when somebody returns to the page after at least this many milliseconds. */
export function useReturn(leastAge: number, onReturn: () => void): void {
  const call = useEffectEvent(onReturn)
  const calledAt = useRef(0)
  useEffect(() => {
    calledAt.current = performance.now()
    function look() {
      if (document.visibilityState !== 'visible' || performance.now() - calledAt.current < leastAge) return
      calledAt.current = performance.now()
      call()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [leastAge])
}
