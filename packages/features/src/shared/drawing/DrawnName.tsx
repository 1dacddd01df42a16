import type { DrawingName } from '@atrium/contracts/shared/drawing/contract'
import type { ReactNode } from 'react'
import styles from './DrawnName.module.css'
import { ProductDrawing } from './ProductDrawing'

interface DrawnNameProps {
  /** Null: not in the catalogue. */
  readonly drawing: DrawingName | null
  /** The product's name and further details. */
  readonly children: ReactNode
}

/** A product in a list: its small picture before the name, or before both lines. */
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
