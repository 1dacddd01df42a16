import type { ReactNode } from 'react'
import styles from './CountedTitle.module.css'

interface CountedTitleProps {
  /** How many there are, or what is shown of it; nothing where there is nothing to say. */
  readonly count?: ReactNode
  readonly children: ReactNode
}

/** A heading's words, and quietly beside them how many things stand below it. */
export function CountedTitle({ count, children }: CountedTitleProps) {
  return (
    <>
      {children} {count && <span className={styles.count}>{count}</span>}
    </>
  )
}
