import type { ReactNode } from 'react'
import styles from './Problem.module.css'

/** Why it could not be sent. */
export const Problem = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={styles.problem}>
    {children}
  </p>
)
