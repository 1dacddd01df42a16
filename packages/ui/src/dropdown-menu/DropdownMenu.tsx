import * as RadixMenu from '@radix-ui/react-dropdown-menu'

export type DropdownMenuProps = RadixMenu.DropdownMenuProps

/**
 * Actions behind a button. Arrow keys, Home, End and typing move between them; Enter or Space does one. The page
 * around stays as it is: a press outside closes the menu and counts there as well, unless `modal`.
 */
export function DropdownMenu({ modal = false, ...props }: DropdownMenuProps) {
  return <RadixMenu.Root {...props} modal={modal} />
}

/** The button that opens the menu; `asChild` lends the behaviour to the child. */
export const DropdownMenuTrigger = RadixMenu.Trigger
