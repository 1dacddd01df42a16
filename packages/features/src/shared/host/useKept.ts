import { useSyncExternalStore } from 'react'
import { useHost } from './useHost'

/** What the host's store has by this key. A server has no store: what it sent is taken over first, then this. */
export function useKept(key: string): string | undefined {
  const { store } = useHost()
  return useSyncExternalStore(
    tellsNobody,
    () => store.read(key),
    () => undefined,
  )
}

const tellsNobody = () => () => {}
