import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './SeatBar.module.css'

export interface SeatBarProps extends ComponentProps<'div'> {
  /** Seats that somebody has. */
  used: number
  /** Seats that are about to be used. Default 0. */
  added?: number
  /** Seats passed on to others, who have not used them. Default 0. */
  passedOn?: number
  /** All of them; what is neither used, added nor passed on is left. */
  total: number
  /** Whether they can be used now: those that can't be are drawn in grey. Default true. */
  isActive?: boolean
  /** Whether they are used up, which stands out. Default: all of them are used. */
  isFull?: boolean
  /** What it shows, in words: its accessible name. */
  label: string
}

/** How many seats are used, about to be, passed on and left, drawn to scale. */
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
