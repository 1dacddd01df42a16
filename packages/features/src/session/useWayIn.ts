import { useHost } from '../shared/host/useHost'
import { useKept } from '../shared/host/useKept'

/** How one signs in. */
export type WayIn = 'password' | 'code'

const key = 'signInWay'

/** The way that the address names, else the one that was used last in this browser; and how to note that one was used. */
export function useWayIn() {
  const { location, store } = useHost()
  const kept = useKept(key)
  const named = new URLSearchParams(location.search).get('way') ?? kept
  const way: WayIn = named === 'code' ? 'code' : 'password'
  return { way, used: () => store.write(key, way === 'code' ? way : '') }
}
