export { DropdownMenu, type DropdownMenuProps } from './DropdownMenu'
export {
  DropdownMenuContent,
  type DropdownMenuContentProps,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from './DropdownMenuContent'
export { DropdownMenuItem, type DropdownMenuItemProps } from './DropdownMenuItem'
export {
  DropdownMenuRadioGroup,
  type DropdownMenuRadioGroupProps,
  DropdownMenuRadioItem,
  type DropdownMenuRadioItemProps,
} from './DropdownMenuRadioItem'
export { DropdownMenuTrigger, type DropdownMenuTriggerProps } from './DropdownMenuTrigger'
