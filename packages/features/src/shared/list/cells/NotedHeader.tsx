import { Tooltip } from '@atrium/ui/tooltip'
import { Info } from 'lucide-react'
import styles from './NotedHeader.module.css'

interface NotedHeaderProps {
  readonly title: string
  /** What applies to every cell of the column, so that no row has to repeat it. */
  readonly note: string
}

/** The head of a column with a note behind an icon. Set the column's `label` too, as its header is no plain text. */
export function NotedHeader({ title, note }: NotedHeaderProps) {
  return (
    <span className={styles.header}>
      {title}
      <Tooltip content={note}>
        <button type="button" className={styles.note} aria-label={note}>
          <Info aria-hidden />
        </button>
      </Tooltip>
    </span>
  )
}
