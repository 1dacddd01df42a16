import { TruncatedText } from '@atrium/ui/tooltip'
import styles from './Lines.module.css'

/** A few lines in a cell, each cut where it ends. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return '—'
  return (
    <span className={styles.lines}>
      {lines.map((line) => (
        <TruncatedText key={line}>{line}</TruncatedText>
      ))}
    </span>
  )
}
