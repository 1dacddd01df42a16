import type { MenuItemProps } from '@radix-ui/react-menu'
import type { ReactNode } from 'react'
import { useMenuParts } from './DropdownMenuContext'

export interface DropdownMenuItemProps extends Omit<MenuItemProps, 'disabled'> {
  /** A 16 px icon before the text. */
  icon?: ReactNode
  /** `danger` for what destroys something. Default: `neutral`. */
  tone?: 'neutral' | 'danger'
  /** Why the action can't be done now. It is shown under the text, and the item stays reachable so that it is read. */
  disabledReason?: string
}

/** One action. With `asChild` the child, such as a link, becomes the item. */
export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const { MenuItem } = useMenuParts()
  return <MenuItem {...props} />
}
