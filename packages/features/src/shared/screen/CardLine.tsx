import type { ReactNode } from 'react'
import { KeptNumbers } from '../texts/KeptNumbers'
import styles from './CardLine.module.css'

interface CardLineProps {
  /** What stands before the words: an icon or a picture. Default: nothing. */
  readonly start?: ReactNode
  readonly title: ReactNode
  /** What that means. */
  readonly detail: string
  /** The moment that `detail` tells roughly. */
  readonly exact?: string | undefined
  /** What stands after the words, each in a column of its own. */
  readonly children?: ReactNode
}

/** A line of two lines of words in `CardLines`. */
export function CardLine({ start, title, detail, exact, children }: CardLineProps) {
  return (
    <li className={styles.line}>
      {start}
      <span className={styles.words}>
        <span className={styles.title}>
          {typeof title === 'string' ? <KeptNumbers>{title}</KeptNumbers> : title}
        </span>
        <span className={styles.detail} title={exact}>
          <KeptNumbers>{detail}</KeptNumbers>
        </span>
      </span>
      {children}
    </li>
  )
}

interface CardLinesProps {
  /** Says their columns. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Lines from edge to edge of a card. */
export function CardLines({ className, children }: CardLinesProps) {
  return <ul className={`${styles.list} ${className}`}>{children}</ul>
}
