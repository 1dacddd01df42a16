import { useSyncExternalStore } from 'react'
import { useHost } from './useHost'

/** The value in the host's store. A server has none, so the first render on the client matches the server's. */
export function useKept(key: string): string | undefined {
  const { store } = useHost()
  return useSyncExternalStore(
    tellsNobody,
    () => store.read(key),
    () => undefined,
  )
}

const tellsNobody = () => () => {}
