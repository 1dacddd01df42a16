import * as VisuallyHidden from '@radix-ui/react-visually-hidden'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Spinner.module.css'

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Diameter. Small 14 px, medium 16 px, large 28 px. Default medium. */
  size?: 'small' | 'medium' | 'large'
  /** The activity in progress, for screen readers. Without it the spinner is decorative. */
  label?: string
}

/** Shows progress in the colour of the surrounding text. */
export function Spinner({ size = 'medium', label, className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      data-slot="spinner"
      data-size={size}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={clsx(styles.spinner, className)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.drawing}>
        <circle cx="8" cy="8" r="6.5" className={styles.track} />
        <circle cx="8" cy="8" r="6.5" pathLength="100" className={styles.arc} />
      </svg>
      {label && <VisuallyHidden.Root>{label}</VisuallyHidden.Root>}
    </span>
  )
}
