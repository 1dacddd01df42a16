import * as RadixMenu from '@radix-ui/react-menu'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { DropdownMenuRadioGroupProps, DropdownMenuRadioItemProps } from '../DropdownMenuRadioItem'
import styles from './FloatingMenu.module.css'

export function MenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  return <RadixMenu.RadioGroup {...props} data-slot="dropdown-menu-radio-group" />
}

export function MenuRadioItem({ className, children, ...props }: DropdownMenuRadioItemProps) {
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
