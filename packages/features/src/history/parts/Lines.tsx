import { TruncatedText } from '@atrium/ui/tooltip'
import { nothing } from '../../shared/texts/format'
import styles from './Lines.module.css'

interface LinesProps {
  readonly lines: readonly string[]
  /** What stands under the first of them where there are too many. Without it all are shown, the first above the others. */
  readonly more?: (count: number) => string
}

const most = 4

/** A few lines in a cell, each cut where it ends. */
export function Lines({ lines: all, more }: LinesProps) {
  const lines = more && all.length > most ? [...all.slice(0, most), more(all.length)] : all
  if (lines.length === 0) return nothing
  return (
    <span className={styles.lines} data-ranked={!more || undefined}>
      {lines.map((line) => (
        <TruncatedText key={line}>{line}</TruncatedText>
      ))}
    </span>
  )
}
