import type { MenuContentProps, MenuLabelProps, MenuSeparatorProps } from '@radix-ui/react-menu'
import type { Ref } from 'react'
import { useDropdownMenu, useMenuParts } from './DropdownMenuContext'

export interface DropdownMenuContentProps extends MenuContentProps {
  ref?: Ref<HTMLDivElement>
}

/** The list of actions: below the trigger, or where there is room. */
export function DropdownMenuContent(props: DropdownMenuContentProps) {
  const menu = useDropdownMenu()
  return menu.parts && <menu.parts.FloatingMenu {...props} state={menu} />
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
