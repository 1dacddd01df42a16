import type { MenuContentProps, MenuLabelProps, MenuSeparatorProps } from '@radix-ui/react-menu'
import { type Ref, useDeferredValue } from 'react'
import { useDropdownMenu, useMenuParts } from './DropdownMenuContext'

export interface DropdownMenuContentProps extends MenuContentProps {
  ref?: Ref<HTMLDivElement>
  /** Title of the sheet on narrow screens. Default: the trigger's `aria-label`. */
  sheetTitle?: string
}

/** The list of actions: below the trigger, or wherever there is room. */
export function DropdownMenuContent(props: DropdownMenuContentProps) {
  const menu = useDropdownMenu()
  // The button responds in the first frame and the list in the next, because rendering it takes many times as
  // long.
  const isShown = useDeferredValue(menu.open, false)
  return menu.parts && <menu.parts.FloatingMenu {...props} state={{ ...menu, open: menu.open && isShown }} />
}

/** A line between two groups of actions. */
export function DropdownMenuSeparator(props: MenuSeparatorProps) {
  const { MenuSeparator } = useMenuParts()
  return <MenuSeparator {...props} />
}

/** A heading above a group of actions, or the owner of the menu. It can't be activated. */
export function DropdownMenuLabel(props: MenuLabelProps) {
  const { MenuLabel } = useMenuParts()
  return <MenuLabel {...props} />
}
