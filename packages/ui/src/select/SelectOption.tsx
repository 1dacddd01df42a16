import * as RadixSelect from '@radix-ui/react-select'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Select.module.css'

export type SelectOptionProps = Omit<ComponentProps<typeof RadixSelect.Item>, 'asChild'>

/** One choice of a `Select`. */
export function SelectOption({ className, children, ...rest }: SelectOptionProps) {
  return (
    <RadixSelect.Item {...rest} data-slot="select-option" className={clsx(styles.option, className)}>
      <RadixSelect.ItemText>{children}</RadixSelect.ItemText>
      <RadixSelect.ItemIndicator className={styles.indicator}>
        <Check aria-hidden="true" />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  )
}
