import { type ReactNode, useId } from 'react'
import grid from '../../trials/parts/ProductGrid.module.css'
import type { App } from '../api'
import { AppCard } from './AppCard'
import styles from './AppSection.module.css'

interface AppSectionProps {
  readonly title: string
  readonly hint?: string
  /** The person's apps; otherwise, cards are its children. */
  readonly apps?: readonly App[]
  /** Shown if there are none. */
  readonly none?: ReactNode
  /** At the end of its heading's line. */
  readonly end?: ReactNode
  readonly children?: ReactNode
}

/** Cards of apps below a heading. */
export function AppSection({ title, hint, apps, none, end, children }: AppSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.head}>
        <div>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {end}
      </div>
      {apps?.length === 0 ? (
        <div className={styles.none}>{none}</div>
      ) : (
        <ul className={grid.grid}>
          {apps?.map((app) => (
            <AppCard key={`${app.source} ${app.companyId} ${app.id}`} app={app} />
          ))}
          {children}
        </ul>
      )}
    </section>
  )
}
