import type { ReactNode } from 'react'
import layout from '../screen/Layout.module.css'
import styles from './Entry.module.css'

interface EntryListProps {
  /** Its card has no room around it. Default: false. */
  readonly edgeToEdge?: boolean
  readonly children: ReactNode
}

/** Settings, one below the other, between hairlines. */
export const EntryList = ({ edgeToEdge = false, children }: EntryListProps) => (
  <ul className={edgeToEdge ? `${layout.plainList} ${styles.edgeToEdge}` : layout.plainList}>{children}</ul>
)
