import type { ReactNode } from 'react'
import styles from './Entry.module.css'

/** Things of the account, one below the other, between hairlines. */
export function EntryList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
