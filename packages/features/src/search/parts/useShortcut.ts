import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** How the search is called on this keyboard. A server knows no keyboard. */
export function useShortcut(): string {
  return useSyncExternalStore(never, isOnMac, () => false) ? '⌘K' : 'Ctrl K'
}

const isOnMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
