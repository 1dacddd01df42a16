import * as RadixSelect from '@radix-ui/react-select'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Select.module.css'

export interface SelectGroupProps extends Omit<ComponentProps<typeof RadixSelect.Group>, 'asChild'> {
  /** The group's heading. */
  label: ReactNode
}

/** Choices of a `Select` under a heading. */
export function SelectGroup({ label, className, children, ...rest }: SelectGroupProps) {
  return (
    <RadixSelect.Group {...rest} data-slot="select-group" className={clsx(styles.group, className)}>
      <RadixSelect.Label className={styles.groupLabel}>{label}</RadixSelect.Label>
      {children}
    </RadixSelect.Group>
  )
}
