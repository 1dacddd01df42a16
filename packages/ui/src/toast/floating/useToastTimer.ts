import { useEffect, useEffectEvent, useRef } from 'react'
import type { Toast } from '../createToaster'

/** Calls back when the toast has been on screen for its time, not counting that in which it was paused. */
export function useToastTimer(toast: Toast, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(toast.duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    remaining.current = toast.duration
  }, [toast])

  useEffect(() => {
    if (paused || toast.duration === Number.POSITIVE_INFINITY) return
    const started = Date.now()
    const timer = setTimeout(() => end(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - started
    }
  }, [toast, paused])
}
