import { useSyncExternalStore } from 'react'

/** Whether the window is too narrow for a side column: under 768 px. */
export function useNarrowWindow() {
  return useSyncExternalStore(subscribe, isNarrow, () => false)
}

const listeners = new Set<() => void>()
let query: MediaQueryList | undefined
const narrowQuery = () => {
  query ??= window.matchMedia('(width < 768px)')
  return query
}
const isNarrow = () => narrowQuery().matches

/** All hear the browser by one ear: told one by one, each row of a list would draw the page anew, until React gives up. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) narrowQuery().addEventListener('change', tellAll)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) narrowQuery().removeEventListener('change', tellAll)
  }
}

function tellAll() {
  for (const listener of listeners) listener()
}
