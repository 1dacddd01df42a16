import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import styles from './PageSkeleton.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Shown for the moment in which a page's code is on its way: the shape that most pages have. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Card>
        <div className={styles.toolbar}>
          <Skeleton width={240} height={34} shape="block" />
          <Skeleton width={96} height={34} shape="block" />
        </div>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="24%" />
            <Skeleton width="40%" />
            <Skeleton width="12%" />
          </div>
        ))}
      </Card>
    </div>
  )
}
