import { createContext, use } from 'react'

export const CloseMenu = createContext<() => void>(() => undefined)

/** Closes the drawer that contains the menu, if any. */
export function useCloseMenu() {
  return use(CloseMenu)
}
