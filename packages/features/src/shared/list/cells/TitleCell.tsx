import type { ReactNode } from 'react'
import { FeatureLink } from '../../host/FeatureLink'
import styles from './TitleCell.module.css'

interface TitleCellProps {
  /** Where the title leads; a click anywhere in the row follows it. */
  readonly to: string
  readonly title: string
  /** Below it. In rows of two lines another column stands there. */
  readonly line: ReactNode
  /** Where some wait for the person, whether it does: what doesn't is written regular. Default: none waits. */
  readonly waits?: boolean
  /** What a dot before the title says. Default: no dot. */
  readonly mark?: string | undefined
}

/** What a row is about, and a line of it: a message, a to-do. */
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
