import { useSyncExternalStore } from 'react'

/** What follows the `#` of this page's address, without it. */
export const useFragment = (): string => useSyncExternalStore(subscribe, read)

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

const read = () => window.location.hash.slice(1)
