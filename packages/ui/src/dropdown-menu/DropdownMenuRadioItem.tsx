import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import styles from './DropdownMenu.module.css'

export type DropdownMenuRadioGroupProps = RadixMenu.DropdownMenuRadioGroupProps

/** One of several: `value` is what is chosen, `onValueChange` receives what is chosen next. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <RadixMenu.RadioGroup {...props} data-slot="dropdown-menu-radio-group" />
}

export type DropdownMenuRadioItemProps = RadixMenu.DropdownMenuRadioItemProps

/** One choice of a `DropdownMenuRadioGroup`; the chosen one has a tick. */
export function DropdownMenuRadioItem({ className, children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <RadixMenu.RadioItem
      {...props}
      className={clsx(styles.item, className)}
      data-slot="dropdown-menu-radio-item"
      data-variant="neutral"
    >
      <span className={clsx(styles.icon, styles.tick)}>
        <RadixMenu.ItemIndicator>
          <Check aria-hidden />
        </RadixMenu.ItemIndicator>
      </span>
      <span className={styles.words}>{children}</span>
    </RadixMenu.RadioItem>
  )
}
