import type { ReactNode } from 'react'
import styles from './Tag.module.css'

interface TagProps {
  readonly tone?: 'accent'
  readonly children: ReactNode
}

/** The type of a product, in a word. */
export const Tag = ({ tone, children }: TagProps) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
)
