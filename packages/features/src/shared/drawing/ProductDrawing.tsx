import type { DrawingName } from '@atrium/contracts/shared/drawing/contract'
import { lazy, Suspense } from 'react'
import styles from './ProductDrawing.module.css'

const DrawnProduct = lazy(() => import('./DrawnProduct'))

interface ProductDrawingProps {
  /** `doorway`: not in the catalogue. */
  readonly name: DrawingName | 'doorway'
  /** `small` is for a name in a list, without the thin lines. Default: `picture`. */
  readonly size?: 'picture' | 'small'
}

/** The picture of a product, from a family of line drawings. Its space is reserved. */
export function ProductDrawing({ name, size = 'picture' }: ProductDrawingProps) {
  return (
    <span className={styles.drawing} data-slot="product-drawing" data-size={size}>
      <Suspense>
        <DrawnProduct name={name} isFine={size === 'picture'} />
      </Suspense>
    </span>
  )
}
