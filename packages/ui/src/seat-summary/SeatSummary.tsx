import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { SeatBar } from '../seat-bar'
import styles from './SeatSummary.module.css'

export interface SeatSummaryProps extends ComponentProps<'div'> {
  /** Assigned seats. */
  used: number
  /** Unused seats that were allocated to departments; not mentioned if there are none. Default 0. */
  passedOn?: number
  /** All seats; those that are neither used nor allocated are free. */
  total: number
  /** Whether they can be used now; otherwise they are grey. Default true. */
  isActive?: boolean
  /** The labels of the bar's parts. */
  labels: { readonly used: string; readonly passedOn: string; readonly left: string }
  /** Formats a number. Default: its digits. */
  formatCount?: (count: number) => string
}

/** All seats of one product as a full-width bar, with a legend and amounts below. */
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
      {/* The text below has the same information. */}
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
