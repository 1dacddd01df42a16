import { HomeSkeleton } from '@atrium/features/company'
import { PersonalHomeSkeleton } from '@atrium/features/workspace'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import type { ComponentType } from 'react'
import styles from './PageSkeleton.module.css'
import type { SkeletonName } from './routes/Route'

interface PageSkeletonProps {
  /** Default: `page`. */
  readonly shape?: SkeletonName | undefined
}

/** Placeholder of a page while its code and its first answers are loading. */
export function PageSkeleton({ shape = 'page' }: PageSkeletonProps) {
  const Shape = shapes[shape] ?? CardSkeleton
  return <Shape />
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

function ListSkeleton() {
  return (
    <div aria-busy="true">
      <Card padding="none">
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

function CardSkeleton() {
  return (
    <div aria-busy="true">
      <Card>
        <Skeleton lines={10} height={20} />
      </Card>
    </div>
  )
}

const shapes: { readonly [Name in SkeletonName]?: ComponentType } = {
  list: ListSkeleton,
  companyHome: HomeSkeleton,
  personalHome: PersonalHomeSkeleton,
}
