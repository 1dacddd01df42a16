import type { MenuRadioGroupProps, MenuRadioItemProps } from '@radix-ui/react-menu'
import { useMenuParts } from './DropdownMenuContext'

export type DropdownMenuRadioGroupProps = MenuRadioGroupProps

/** One of several choices: `value` is the chosen one, and `onValueChange` receives the next. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  const { MenuRadioGroup } = useMenuParts()
  return <MenuRadioGroup {...props} />
}

export type DropdownMenuRadioItemProps = MenuRadioItemProps

/** A choice of a `DropdownMenuRadioGroup`; the chosen one has a tick. */
export function DropdownMenuRadioItem(props: DropdownMenuRadioItemProps) {
  const { MenuRadioItem } = useMenuParts()
  return <MenuRadioItem {...props} />
}
