import type { ReactNode } from 'react'
import layout from '../screen/Layout.module.css'
import styles from './Entry.module.css'

interface EntryListProps {
  /** Its card has no padding. Default: false. */
  readonly edgeToEdge?: boolean
  readonly children: ReactNode
}

/** Settings in a list with dividers. */
export const EntryList = ({ edgeToEdge = false, children }: EntryListProps) => (
  <ul className={edgeToEdge ? `${layout.plainList} ${styles.edgeToEdge}` : layout.plainList}>{children}</ul>
)
