import type { ReactNode } from 'react'
import { FeatureLink } from '../../host/FeatureLink'
import styles from './TitleCell.module.css'

interface TitleCellProps {
  /** Target of the title; a click anywhere in the row follows it. */
  readonly to: string
  readonly title: string
  /** Below it. In rows of two lines another column is there. */
  readonly line: ReactNode
  /** In lists with pending items, whether this one is: others have regular weight. Default: none is pending. */
  readonly waits?: boolean
  /** Meaning of the dot before the title. Default: no dot. */
  readonly mark?: string | undefined
}

/** The title of a row, with a second line: a message, a to-do. */
export function TitleCell({ to, title, line, waits, mark }: TitleCellProps) {
  return (
    <FeatureLink
      to={to}
      className={styles.cell}
      data-opens-row
      data-state={waits === false ? 'settled' : 'waiting'}
    >
      {mark && <span className={styles.dot} role="img" aria-label={mark} title={mark} />}
      <span className={styles.title} title={title}>
        {title}
      </span>
      <span className={styles.line}>{line}</span>
    </FeatureLink>
  )
}
