import type { DrawingName } from '@atrium/contracts/shared/drawing/contract'
import type { ReactNode } from 'react'
import styles from './DrawnName.module.css'
import { ProductDrawing } from './ProductDrawing'

interface DrawnNameProps {
  /** Null: of what the catalogue doesn't know. */
  readonly drawing: DrawingName | null
  /** The product's name, and what else is said of it. */
  readonly children: ReactNode
}

/** A product in a list: its picture, small, before its name, and before both lines where a row has two. */
export function DrawnName({ drawing, children }: DrawnNameProps) {
  return (
    <span className={styles.product}>
      <span className={styles.drawing} data-row-picture>
        <ProductDrawing name={drawing ?? 'doorway'} size="small" />
      </span>
      {children}
    </span>
  )
}
