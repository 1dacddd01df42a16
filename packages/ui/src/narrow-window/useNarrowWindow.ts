import { useSyncExternalStore } from 'react'

/** Whether the window is too narrow for a side column: under 768 px. */
export function useNarrowWindow() {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
}

const query = () => window.matchMedia('(width < 768px)')

function subscribe(onChange: () => void) {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
