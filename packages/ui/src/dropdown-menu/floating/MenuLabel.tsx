import * as RadixMenu from '@radix-ui/react-menu'
import { clsx } from 'clsx'
import styles from './FloatingMenu.module.css'

export function MenuLabel({ className, ...props }: RadixMenu.MenuLabelProps) {
  return (
    <RadixMenu.Label {...props} data-slot="dropdown-menu-label" className={clsx(styles.label, className)} />
  )
}

export function MenuSeparator({ className, ...props }: RadixMenu.MenuSeparatorProps) {
  return (
    <RadixMenu.Separator
      {...props}
      data-slot="dropdown-menu-separator"
      className={clsx(styles.separator, className)}
    />
  )
}
