import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  /** From 0 to 1. */
  readonly value: number
  /** What is measured. */
  readonly label: string
  readonly className?: string | undefined
}

/** How much of something has been sent. */
export function ProgressBar({ value, label, className }: ProgressBarProps) {
  return <progress className={`${styles.bar} ${className ?? ''}`} aria-label={label} max={1} value={value} />
}
