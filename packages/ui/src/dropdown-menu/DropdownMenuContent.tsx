import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { clsx } from 'clsx'
import { usePortalContainer } from '../portal-container'
import styles from './DropdownMenu.module.css'

export type DropdownMenuContentProps = RadixMenu.DropdownMenuContentProps

/** The list of actions: below the trigger, or where there is room. */
export function DropdownMenuContent({ className, align = 'end', ...props }: DropdownMenuContentProps) {
  return (
    <RadixMenu.Portal container={usePortalContainer()}>
      <RadixMenu.Content
        sideOffset={4}
        collisionPadding={8}
        {...props}
        align={align}
        className={clsx(styles.content, className)}
        data-slot="dropdown-menu"
      />
    </RadixMenu.Portal>
  )
}

/** A line between two groups of actions. */
export function DropdownMenuSeparator({ className, ...props }: RadixMenu.DropdownMenuSeparatorProps) {
  return <RadixMenu.Separator {...props} className={clsx(styles.separator, className)} />
}

/** A heading over a group of actions, or who the menu belongs to. It can't be operated. */
export function DropdownMenuLabel({ className, ...props }: RadixMenu.DropdownMenuLabelProps) {
  return <RadixMenu.Label {...props} className={clsx(styles.label, className)} />
}
