import { Tooltip } from '@atrium/ui/tooltip'
import { Info } from 'lucide-react'
import styles from './NotedHeader.module.css'

interface NotedHeaderProps {
  readonly title: string
  /** Applies to every cell of the column, so that rows needn't repeat it. */
  readonly note: string
}

/** A column header with a note behind an icon. Set the column's `label` too, because the header isn't plain text. */
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
