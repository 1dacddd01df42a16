import { useLocation } from '@atrium/features/shared'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { firstLook } from './firstLook'
import { isHeld, isModalHeld, unsaved } from './unsaved'

/**
 * Back and Forward have already happened when a page learns of them. The address is therefore restored at once,
 * unnoticed by the router, and then the page asks.
 */
export function useBackAndForward(): void {
  const location = useLocation()
  const shown = useRef({ location, href: '' })
  useLayoutEffect(() => {
    shown.current = { location, href: window.location.href }
  }, [location])

  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation }
    /** Number of history entries of the last move; 0 if this browser doesn't report it. */
    let steps = 0
    let whenBack: (() => void) | undefined

    function count({ from }: NavigationCurrentEntryChangeEvent) {
      steps = (navigation?.currentEntry?.index ?? 0) - from.index
    }

    function look(event: PopStateEvent) {
      const { pathname } = new URL(shown.current.href)
      if (whenBack) {
        event.stopImmediatePropagation()
        unsaved.leave(whenBack)
        whenBack = undefined
      } else if (isModalHeld() || (isHeld() && pathname !== window.location.pathname)) {
        event.stopImmediatePropagation()
        returnFrom(steps)
      }
    }

    function returnFrom(by: number) {
      if (by !== 0) {
        whenBack = () => history.go(by)
        return history.go(-by)
      }
      // A new entry replaces those ahead and leads back to the destination.
      history.pushState(null, '', shown.current.href)
      unsaved.leave(() => history.back())
    }

    navigation?.addEventListener('currententrychange', count)
    firstLook.at = look
    return () => {
      navigation?.removeEventListener('currententrychange', count)
      firstLook.at = undefined
    }
  }, [])
}
