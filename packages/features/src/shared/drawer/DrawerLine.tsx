import type { ReactNode } from 'react'
import styles from './DrawerLine.module.css'

interface DrawerLineProps {
  /** Before the words, such as an icon. */
  readonly lead?: ReactNode
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** At the end, such as a status. */
  readonly end?: ReactNode
}

/** An item of a list in a drawer: title, details below, and state. */
export function DrawerLine({ lead, title, detail, end }: DrawerLineProps) {
  return (
    <li className={styles.line}>
      {lead}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </li>
  )
}

export const drawerLines = styles.lines
