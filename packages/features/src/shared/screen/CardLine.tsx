import type { ReactNode } from 'react'
import { KeptNumbers } from '../texts/KeptNumbers'
import styles from './CardLine.module.css'

interface CardLineProps {
  /** Before the words: an icon or a picture. Default: nothing. */
  readonly start?: ReactNode
  readonly title: ReactNode
  /** Explanation. */
  readonly detail: string
  /** The exact moment that `detail` rounds. */
  readonly exact?: string | undefined
  /** After the words, each child in its own column. */
  readonly children?: ReactNode
}

/** A line with two lines of text in `CardLines`. */
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
  /** Sets the columns. */
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Lines across a whole card. */
export function CardLines({ className, children }: CardLinesProps) {
  return <ul className={`${styles.list} ${className}`}>{children}</ul>
}
