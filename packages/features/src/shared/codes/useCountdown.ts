import { useEffect, useState } from 'react'
import { useHost } from '../host/useHost'

/**
 * Seconds that are left of something, which goes on counting over a reload of the tab.
 *
 * @param name what is counted, for example the mobile that got a code
 */
export function useCountdown(name: string) {
  const { tabStore } = useHost()
  const key = `countdown:${name}`
  const [, tick] = useState(0)
  const until = Number(tabStore.read(key) ?? 0)
  const seconds = Math.min(3600, Math.max(0, Math.ceil((until - Date.now()) / 1000)))
  const waiting = seconds > 0

  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => tick((count) => count + 1), 250)
    return () => clearInterval(timer)
  }, [waiting])

  function start(length: number): void {
    tabStore.write(key, String(Date.now() + length * 1000))
    tick((count) => count + 1)
  }
  return { seconds, start }
}
