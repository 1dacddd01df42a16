import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './ProgressRing.module.css'

export interface ProgressRingProps extends ComponentProps<'div'> {
  /** Percentage from 0 to 100, clamped and rounded. */
  value: number
  /** The accessible name. */
  label: string
  /** Diameter in pixels. Default 110. */
  size?: number
  /** Thickness of the ring in pixels. Default 6. */
  thickness?: number
  /** Content inside. Default: the percentage. */
  children?: ReactNode
}

/** Progress as a ring. */
export function ProgressRing({
  value,
  label,
  size = 110,
  thickness = 6,
  className,
  style,
  children,
  ...rest
}: ProgressRingProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  const radius = (size - thickness) / 2
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: thickness, pathLength: 100 }
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
      data-slot="progress-ring"
      data-state={percent === 100 ? 'complete' : 'partial'}
      className={clsx(styles.ring, className)}
      style={{ width: size, height: size, ...style }}
    >
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className={styles.drawing}>
        <circle {...circle} className={styles.track} />
        {percent > 0 && <circle {...circle} className={styles.arc} strokeDasharray={`${percent} 100`} />}
      </svg>
      <span className={styles.content}>
        {children ?? (
          <>
            {percent}
            <span className={styles.unit}>%</span>
          </>
        )}
      </span>
    </div>
  )
}
