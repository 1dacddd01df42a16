import { createContext, use, useSyncExternalStore } from 'react'

/** Whether a server, which has no window, renders for a narrow one. Default: for a wide one. */
export const NarrowWindowOnServer = createContext(false)

/** Whether the window is too narrow for a side column: under 768 px. */
export function useNarrowWindow() {
  const onServer = use(NarrowWindowOnServer)
  return useSyncExternalStore(subscribe, isNarrow, () => onServer)
}

const listeners = new Set<() => void>()
let query: MediaQueryList | undefined
const narrowQuery = () => {
  query ??= window.matchMedia('(width < 768px)')
  return query
}
const isNarrow = () => narrowQuery().matches

/**
 * All components share one listener: if each had its own, every row of a list would rerender the page, until React
 * gives up.
 */
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
