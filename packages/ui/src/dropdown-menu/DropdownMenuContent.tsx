import type { MenuContentProps, MenuLabelProps, MenuSeparatorProps } from '@radix-ui/react-menu'
import { type Ref, useDeferredValue } from 'react'
import { useDropdownMenu, useMenuParts } from './DropdownMenuContext'

export interface DropdownMenuContentProps extends MenuContentProps {
  ref?: Ref<HTMLDivElement>
  /** What stands above it where it is a sheet from below. Default: the trigger's `aria-label`. */
  sheetTitle?: string
}

/** The list of actions: below the trigger, or where there is room. */
export function DropdownMenuContent(props: DropdownMenuContentProps) {
  const menu = useDropdownMenu()
  // The button answers the press; the list follows that picture, as drawing it takes many times as long.
  const isShown = useDeferredValue(menu.open, false)
  return menu.parts && <menu.parts.FloatingMenu {...props} state={{ ...menu, open: menu.open && isShown }} />
}

/** A line between two groups of actions. */
export function DropdownMenuSeparator(props: MenuSeparatorProps) {
  const { MenuSeparator } = useMenuParts()
  return <MenuSeparator {...props} />
}

/** A heading over a group of actions, or who the menu belongs to. It can't be operated. */
export function DropdownMenuLabel(props: MenuLabelProps) {
  const { MenuLabel } = useMenuParts()
  return <MenuLabel {...props} />
}
