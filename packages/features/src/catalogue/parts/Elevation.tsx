import type { DrawingName } from '@atrium/contracts/shared/drawing/contract'
import { lazy, Suspense } from 'react'
import styles from './Elevation.module.css'

const DrawnElevation = lazy(() => import('./DrawnElevation'))

/** The picture of a product in full page width: on squared paper and, for a building, with dimensions. */
export function Elevation({ name }: { readonly name: DrawingName }) {
  return (
    <div className={styles.elevation} data-slot="elevation">
      <Suspense>
        <DrawnElevation name={name} />
      </Suspense>
    </div>
  )
}
