import type { DrawingName } from '@atrium/contracts/shared/drawing/contract'
import { lazy, Suspense } from 'react'
import styles from './ProductDrawing.module.css'

const DrawnProduct = lazy(() => import('./DrawnProduct'))

interface ProductDrawingProps {
  /** `doorway`: of what the catalogue doesn't know. */
  readonly name: DrawingName | 'doorway'
  /** Beside a name in a list, the thin lines left out. Default: a picture. */
  readonly size?: 'picture' | 'small'
}

/** The picture of a product, one of a family of line drawings. Its room is there before it. */
export function ProductDrawing({ name, size = 'picture' }: ProductDrawingProps) {
  return (
    <span className={styles.drawing} data-slot="product-drawing" data-size={size}>
      <Suspense>
        <DrawnProduct name={name} isFine={size === 'picture'} />
      </Suspense>
    </span>
  )
}
