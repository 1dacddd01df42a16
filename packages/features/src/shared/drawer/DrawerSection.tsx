import { type ReactNode, useId } from 'react'
import styles from './DrawerSection.module.css'

interface DrawerSectionProps {
  readonly title: string
  /** Number of items; undefined: not known. */
  readonly count?: number | undefined
  /** At the end of the heading's line. */
  readonly action?: ReactNode
  /** Shown instead of the lines if there are none. */
  readonly empty?: string | undefined
  readonly children?: ReactNode
}

/** A part of a drawer: a heading, and lines below it. */
export function DrawerSection({ title, count, action, empty, children }: DrawerSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </header>
      {count === 0 && empty !== undefined ? <p className={styles.empty}>{empty}</p> : children}
    </section>
  )
}
