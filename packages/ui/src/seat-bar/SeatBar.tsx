import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './SeatBar.module.css'

export interface SeatBarProps extends ComponentProps<'div'> {
  /** Assigned seats. */
  used: number
  /** Seats about to be assigned. Default 0. */
  added?: number
  /** Unused seats that were allocated to departments. Default 0. */
  passedOn?: number
  /** All seats; those that are neither used, added nor allocated are free. */
  total: number
  /** Whether they can be used now; otherwise they are grey. Default true. */
  isActive?: boolean
  /** Whether to highlight that no seat is free. Default: all seats are used. */
  isFull?: boolean
  /** The accessible name, which describes the content. */
  label: string
}

/** Used, added, allocated and free seats, drawn to scale. */
export function SeatBar({
  used,
  added = 0,
  passedOn = 0,
  total,
  isActive = true,
  isFull = total > 0 && used >= total,
  label,
  className,
  ...rest
}: SeatBarProps) {
  const left = Math.max(0, total - used - added - passedOn)
  return (
    <div
      {...rest}
      role="img"
      aria-label={label}
      data-slot="seat-bar"
      data-state={!isActive ? 'inactive' : isFull ? 'full' : 'open'}
      className={clsx(styles.bar, className)}
    >
      {used > 0 && <span data-part="used" style={{ flexGrow: used }} />}
      {added > 0 && <span data-part="added" style={{ flexGrow: added }} />}
      {passedOn > 0 && <span data-part="passed-on" style={{ flexGrow: passedOn }} />}
      {(left > 0 || total === 0) && <span data-part="left" style={{ flexGrow: left || 1 }} />}
    </div>
  )
}
