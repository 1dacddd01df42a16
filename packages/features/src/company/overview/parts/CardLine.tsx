import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './CardLine.module.css'

interface CardLineProps {
  /** What stands before the words: an icon or a picture. Default: nothing. */
  readonly start?: ReactNode
  readonly title: string
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
        <span className={styles.title}>{title}</span>
        <span className={styles.detail} title={exact}>
          {detail}
        </span>
      </span>
      {children}
    </li>
  )
}

/** Lines from edge to edge of a card. Its class says their columns. */
export function CardLines({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={clsx(styles.list, className)} />
}
