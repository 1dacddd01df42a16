import { useSyncExternalStore } from 'react'

/** The colour theme the person chose in their system, followed when they change it. */
export function usePreferredTheme() {
  return useSyncExternalStore(subscribe, () => (query().matches ? 'dark' : 'light'), onServer)
}

/** A server can't know: what it sends is light until it runs here. */
const onServer = () => 'light' as const

const query = () => window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void) {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
