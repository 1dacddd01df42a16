import layout from './Layout.module.css'
import { ProgressBar } from './ProgressBar'
import styles from './RunningTask.module.css'

interface RunningTaskProps {
  readonly title: string
  /** How far it is, in words. */
  readonly figures: string
  readonly done: number
  readonly total: number
  /** Below the bar. Default: nothing. */
  readonly hint?: string | undefined
}

/** A long task of the service while it runs: what, how far, and a bar. */
export function RunningTask({ title, figures, done, total, hint }: RunningTaskProps) {
  return (
    <div className={layout.tightStack}>
      <p className={styles.line} role="status">
        <span>{title}</span>
        <span className={styles.figures}>{figures}</span>
      </p>
      <ProgressBar label={title} done={done} total={total} />
      {hint && <p className={layout.hint}>{hint}</p>}
    </div>
  )
}
