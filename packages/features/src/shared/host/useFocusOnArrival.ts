import { type RefObject, useEffect } from 'react'
import { useHost } from './useHost'

/**
 * A followed link is gone with the screen it stood on: the keyboard, and who reads by ear, go on at the one that came
 * instead, from its top.
 */
export function useFocusOnArrival(screen: RefObject<HTMLElement | null>): void {
  const { focusOnArrival } = useHost()
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    // A page that was only just opened keeps its own beginning.
    if (!focusOnArrival || !isLost || !navigator.userActivation?.hasBeenActive) return
    screen.current?.focus({ preventScroll: true })
    if ((screen.current?.getBoundingClientRect().top ?? 0) < 0) screen.current?.scrollIntoView()
  }, [focusOnArrival, screen])
}
