import * as VisuallyHidden from '@radix-ui/react-visually-hidden'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Badge.module.css'

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Nothing is shown for 0 or less. */
  count: number
  /** The largest number written out; more shows as "99+". Default 99. */
  max?: number
  /** For screen readers, instead of the bare number, such as "12 unread messages". */
  label?: string
  /** Danger for counts that need attention, accent and neutral for plain counts. Default danger. */
  tone?: 'danger' | 'accent' | 'neutral'
}

/** A small count next to an icon or a title. */
export function Badge({ count, max = 99, label, tone = 'danger', className, ...rest }: BadgeProps) {
  if (count <= 0) return null
  const digits = count > max ? `${max}+` : String(count)
  return (
    <span {...rest} data-slot="badge" data-tone={tone} className={clsx(styles.badge, className)}>
      <span aria-hidden={label ? true : undefined}>{digits}</span>
      {label && <VisuallyHidden.Root>{label}</VisuallyHidden.Root>}
    </span>
  )
}
