import type { MenuRadioGroupProps, MenuRadioItemProps } from '@radix-ui/react-menu'
import { useMenuParts } from './DropdownMenuContext'

export type DropdownMenuRadioGroupProps = MenuRadioGroupProps

/** One of several: `value` is what is chosen, `onValueChange` receives what is chosen next. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  const { MenuRadioGroup } = useMenuParts()
  return <MenuRadioGroup {...props} />
}

export type DropdownMenuRadioItemProps = MenuRadioItemProps

/** One choice of a `DropdownMenuRadioGroup`; the chosen one has a tick. */
export function DropdownMenuRadioItem(props: DropdownMenuRadioItemProps) {
  const { MenuRadioItem } = useMenuParts()
  return <MenuRadioItem {...props} />
}
