import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './StatusBadge.module.css'

/** What a status means for the one who reads it; idle is neutral and not in force. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'neutral' | 'idle' | 'accent'

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** The meaning, shown as colour beside the words. Default neutral. */
  tone?: StatusTone
  /** A dot and a word, as for what is normal, in place of a tinted pill. Default: of success, neutral and idle. */
  quiet?: boolean
  /** The words. Colour alone never says a status. */
  children: ReactNode
}

const normal: readonly StatusTone[] = ['success', 'neutral', 'idle']

/** The state of one thing: a licence, an order, a member. What is normal is a dot and a word; the rest is tinted. */
export function StatusBadge({
  tone = 'neutral',
  quiet = normal.includes(tone),
  className,
  children,
  ...rest
}: StatusBadgeProps) {
  return (
    <span
      {...rest}
      data-slot="status-badge"
      data-tone={tone}
      data-look={quiet ? 'dot' : 'pill'}
      className={clsx(styles.badge, className)}
    >
      {children}
    </span>
  )
}
