import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './StatusBadge.module.css'

/** The meaning of a status; idle is neutral and not in force. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'neutral' | 'idle' | 'accent'

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** The meaning, shown as colour in addition to the text. Default neutral. */
  tone?: StatusTone
  /**
   * A dot and a word, for normal states, instead of a tinted pill. Default: for success, neutral and idle.
   */
  quiet?: boolean
  /** The text. Colour alone never conveys a status. */
  children: ReactNode
}

const normal: readonly StatusTone[] = ['success', 'neutral', 'idle']

/** The state of a licence, an order or a member. Normal states are a dot and a word; others are tinted. */
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
