import { createContext, type RefObject, use } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'

/** The floating part, loaded when a menu is about to open. */
export const menuParts = onFirstUse(() => import('./floating/menuParts'))

export interface DropdownMenuState {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly modal: boolean
  readonly parts: typeof import('./floating/menuParts') | undefined
  readonly triggerId: string
  readonly contentId: string
  readonly trigger: RefObject<HTMLButtonElement | null>
  /** The entry on which the keyboard opened the menu; undefined if a pointer did. */
  readonly entry: RefObject<'first' | 'last' | undefined>
}

export const DropdownMenuContext = createContext<DropdownMenuState | undefined>(undefined)

export function useDropdownMenu(): DropdownMenuState {
  const menu = use(DropdownMenuContext)
  if (!menu) throw new Error('The parts of a menu belong inside of a DropdownMenu.')
  return menu
}

/** For components that render only inside an open menu. */
export function useMenuParts() {
  const { parts } = useDropdownMenu()
  if (!parts) throw new Error('The entries of a menu belong inside of a DropdownMenuContent.')
  return parts
}
