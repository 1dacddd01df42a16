import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { SeatBar } from '../seat-bar'
import styles from './SeatSummary.module.css'

export interface SeatSummaryProps extends ComponentProps<'div'> {
  /** Seats that somebody has. */
  used: number
  /** Seats passed on to others, who have not used them; none are not spoken of. Default 0. */
  passedOn?: number
  /** All of them; what is neither used nor passed on is left. */
  total: number
  /** Whether they can be used now: those that can't be are drawn in grey. Default true. */
  isActive?: boolean
  /** The words for each part of the bar. */
  labels: { readonly used: string; readonly passedOn: string; readonly left: string }
  /** How a number is written. Default: its digits. */
  formatCount?: (count: number) => string
}

/** All seats of one thing in a bar of the whole width, and below it what each part of it means and amounts to. */
export function SeatSummary({
  used,
  passedOn = 0,
  total,
  isActive = true,
  labels,
  formatCount = String,
  className,
  ...rest
}: SeatSummaryProps) {
  const parts = [
    { part: 'used', name: labels.used, count: used },
    ...(passedOn > 0 ? [{ part: 'passed-on', name: labels.passedOn, count: passedOn }] : []),
    { part: 'left', name: labels.left, count: Math.max(0, total - used - passedOn) },
  ]
  const state = isActive ? (total > 0 && used >= total ? 'full' : 'open') : 'inactive'
  return (
    <div {...rest} data-slot="seat-summary" data-state={state} className={clsx(styles.summary, className)}>
      {/* The words below say the same. */}
      <SeatBar
        className={styles.bar}
        used={used}
        passedOn={passedOn}
        total={total}
        isActive={isActive}
        label=""
        aria-hidden
      />
      <dl className={styles.legend}>
        {parts.map(({ part, name, count }) => (
          <div key={part} className={styles.part} data-part={part}>
            <dt>{name}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
