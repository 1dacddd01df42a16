import type { ReactNode } from 'react'
import styles from './CountedTitle.module.css'

interface CountedTitleProps {
  /** A count or similar; nothing if there is none. */
  readonly count?: ReactNode
  readonly children: ReactNode
}

/** A heading with a quiet count beside it. */
export function CountedTitle({ count, children }: CountedTitleProps) {
  return (
    <>
      {children} {count && <span className={styles.count}>{count}</span>}
    </>
  )
}
