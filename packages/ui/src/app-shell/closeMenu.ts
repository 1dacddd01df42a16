import { createContext, use } from 'react'

export const CloseMenu = createContext<() => void>(() => undefined)

/** Closes the drawer that holds the menu, if it is in one. */
export function useCloseMenu() {
  return use(CloseMenu)
}
