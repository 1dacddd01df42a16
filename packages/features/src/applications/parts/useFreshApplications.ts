import { useEvent } from '../../shared/request/useEvent'
import { useReturn } from '../../shared/request/useReturn'

/** Milliseconds away from the page after which what it shows may be out of date. */
const leastAge = 3000

/** Asks again when somebody applied, or another administrator or page decided: what waits is another then. */
export function useFreshApplications(refresh: () => void): void {
  // Who applies is told by a message, and how many wait by the menu.
  useEvent('OnMessage', refresh)
  useEvent('OnMenusChanged', refresh)
  useReturn(leastAge, refresh)
}
