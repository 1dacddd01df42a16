import { useHost, useKept } from '../shared/host/useKept'
import { useLocation } from '../shared/host/useLocation'

/** How one signs in. */
const waysIn = ['password', 'code', 'passkey', 'enterprise', 'social'] as const

const key = 'signInWay'

/** Under this key the host's store says that somebody signed in with a passkey in this browser. */
export const passkeysUsed = 'passkeysUsed'

/** The way that the address names, else the one that was used last in this browser; and how to note that one was used. */
export function useWayIn(hasSocial = false) {
  const { store } = useHost()
  const location = useLocation()
  const kept = useKept(key)
  const named = new URLSearchParams(location.search).get('way') ?? kept
  const found = waysIn.find((each) => each === named)
  const way = !found || (found === 'social' && !hasSocial) ? 'password' : found
  return {
    way,
    used() {
      store.write(key, way === 'password' ? '' : way)
      if (way === 'passkey') store.write(passkeysUsed, 'true')
    },
  }
}
