import type { MenuItemProps } from '@radix-ui/react-menu'
import type { ReactNode } from 'react'
import { useMenuParts } from './DropdownMenuContext'

export interface DropdownMenuItemProps extends Omit<MenuItemProps, 'disabled'> {
  /** A 16 px icon before the text. */
  icon?: ReactNode
  /** `danger` for destructive actions. Default: `neutral`. */
  tone?: 'neutral' | 'danger'
  /** Why the action is unavailable, shown below the text. The item stays focusable so that it can be read. */
  disabledReason?: string
}

/** One action. With `asChild`, the child, such as a link, is the item. */
export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const { MenuItem } = useMenuParts()
  return <MenuItem {...props} />
}
