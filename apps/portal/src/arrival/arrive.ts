import { pagePaths } from '@atrium/contracts/paths'
import { navigate } from 'wouter/use-browser-location'
import { toSignIn } from '../leave'
import { findRoute, redirectOf } from '../routes'
import { signInForDevice } from '../signInForDevice'

/**
 * Follows all redirects from the page's address before anything is drawn: otherwise an empty page would replace the
 * first paint. Returns the path of the page to draw.
 */
export function arrive(isSignedIn: boolean): string {
  const { pathname, search } = window.location
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const { frame } = findRoute(path)
  const device = signInForDevice(path)
  const to =
    redirectOf(path, search.slice(1)) ??
    (device && device + search) ??
    (path === pagePaths.start && !isSignedIn ? pagePaths.trialCenter + search : undefined)
  if (to) navigate(to, { replace: true })
  else if (!isSignedIn && (frame === 'shell' || frame === 'company')) toSignIn()
  else return path
  return arrive(isSignedIn)
}
