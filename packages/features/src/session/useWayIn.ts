import { useHost, useKept } from '../shared/host/useKept'
import { useLocation } from '../shared/host/useLocation'

/** The ways to sign in. */
const waysIn = ['password', 'code', 'passkey', 'enterprise', 'social'] as const
export type WayIn = (typeof waysIn)[number]

const key = 'signInWay'

/** Key in the host's store: somebody signed in with a passkey in this browser. */
export const passkeysUsed = 'passkeysUsed'

/**
 * The way in the address, or else the one used last in this browser; and a function that records the use of one.
 *
 * @param only the offered ones. Default: all
 */
export function useWayIn(hasSocial = false, only: readonly WayIn[] = waysIn) {
  const { store } = useHost()
  const location = useLocation()
  const kept = useKept(key)
  const named = new URLSearchParams(location.search).get('way') ?? kept
  const found = only.find((each) => each === named)
  const way = !found || (found === 'social' && !hasSocial) ? 'password' : found
  return {
    way,
    used() {
      store.write(key, way === 'password' ? '' : way)
      if (way === 'passkey') store.write(passkeysUsed, 'true')
    },
  }
}
