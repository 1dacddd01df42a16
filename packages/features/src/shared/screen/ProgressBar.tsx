import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  /** Accessible name. */
  readonly label: string
  readonly done: number
  readonly total: number
}

/** The part of a long task that is done, across the width of its place. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} max={Math.max(1, total)} value={done} />
}
