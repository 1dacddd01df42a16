import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import { previewMessages } from '../messages'
import styles from './NotShown.module.css'

export interface NotShownItem {
  /** The omitted content, in the reader's language and with the right plural: "text boxes". */
  readonly label: string
  readonly count: number
}

interface NotShownProps {
  readonly items: readonly NotShownItem[]
}

/** Names the content of a file that a viewer leaves out: one line, with a list below when opened. */
export function NotShown({ items }: NotShownProps) {
  const texts = useTexts(previewMessages)
  const missing = items.filter(({ count }) => count > 0)
  if (missing.length === 0) return null
  const counted = missing.map(({ count, label }) => texts.counted(count, label))
  return (
    <details className={styles.notShown}>
      <summary className={styles.line}>
        <span className={styles.words}>{texts.notShown(counted)}</span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </summary>
      <ul className={styles.list}>
        {counted.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className={styles.hint}>{texts.notShownHint}</p>
    </details>
  )
}
