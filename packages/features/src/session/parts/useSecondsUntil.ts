import { useEffect, useState } from 'react'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Whole seconds until a moment (milliseconds since 1970), counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const [, tick] = useState(0)
  const seconds = secondsUntil(moment)
  const waiting = seconds > 0

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => tick((count) => count + 1), 250)
    return () => clearInterval(timer)
  }, [waiting])
  return seconds
}
