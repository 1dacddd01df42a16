import type { DrawingName } from '@atrium/contracts/shared/drawing/contract'
import { lazy, Suspense } from 'react'
import styles from './Elevation.module.css'

const DrawnElevation = lazy(() => import('./DrawnElevation'))

/** The picture of a product as large as its page is wide: on squared paper and, where it is a building, with measures. */
export function Elevation({ name }: { readonly name: DrawingName }) {
  return (
    <div className={styles.elevation} data-slot="elevation">
      <Suspense>
        <DrawnElevation name={name} />
      </Suspense>
    </div>
  )
}
