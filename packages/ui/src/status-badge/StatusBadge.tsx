import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './StatusBadge.module.css'

/** What a status means for the one who reads it. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'neutral' | 'accent'

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** The meaning, shown as colour beside the words. Default neutral. */
  tone?: StatusTone
  /** The words. Colour alone never says a status. */
  children: ReactNode
}

/** The state of one thing: a licence, an order, a member. What is normal is a dot and a word; the rest is tinted. */
export function StatusBadge({ tone = 'neutral', className, children, ...rest }: StatusBadgeProps) {
  return (
    <span {...rest} data-slot="status-badge" data-tone={tone} className={clsx(styles.badge, className)}>
      {children}
    </span>
  )
}
