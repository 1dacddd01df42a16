import * as RadixMenu from '@radix-ui/react-dropdown-menu'

export type DropdownMenuProps = RadixMenu.DropdownMenuProps

/** Actions behind a button. Arrow keys, Home, End and typing move between them; Enter or Space does one. */
export const DropdownMenu = RadixMenu.Root

/** The button that opens the menu; `asChild` lends the behaviour to the child. */
export const DropdownMenuTrigger = RadixMenu.Trigger
