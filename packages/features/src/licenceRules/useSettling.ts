import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { makeStaleAtom } from '../shared/request/stale'

const pollMilliseconds = 2_000

/**
 * Asks again while the service applies changes of rules, in case an event was lost. At the end, everything that shows
 * licences asks again.
 */
export function useSettling(isSettling: boolean, refresh: () => void): void {
  const makeStale = useSetAtom(makeStaleAtom)
  const wasSettling = useRef(false)

  useEffect(() => {
    if (wasSettling.current && !isSettling)
      makeStale(['licenceRules', 'licences', 'products', 'licenceRequests'])
    wasSettling.current = isSettling
  }, [isSettling, makeStale])

  useEffect(() => {
    if (!isSettling) return
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), pollMilliseconds)
    return () => clearInterval(timer)
  }, [isSettling, refresh])
}
