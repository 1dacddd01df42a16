import type { ReactNode } from 'react'
import styles from './ListToolbar.module.css'
import { SelectAcrossPages, type SelectAcrossPagesProps } from './SelectAcrossPages'

interface ListToolbarProps<Row> {
  readonly search?: ReactNode
  /** What filters beside the search. */
  readonly filters?: ReactNode
  /** What acts, at the end of the line. */
  readonly actions: ReactNode
  /** What is selected, and what can be done with it: that takes the place of filters and actions. */
  readonly selection?: SelectAcrossPagesProps<Row> | undefined
}

/** The line above a list. */
export function ListToolbar<Row>({ search, filters, actions, selection }: ListToolbarProps<Row>) {
  const tools = (
    <div className={styles.tools}>
      {filters && <div className={styles.filters}>{filters}</div>}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
  if (selection) {
    return (
      <SelectAcrossPages className={styles.toolbar} kept={search} {...selection}>
        {tools}
      </SelectAcrossPages>
    )
  }
  return (
    <div className={styles.toolbar}>
      {search}
      {tools}
    </div>
  )
}
