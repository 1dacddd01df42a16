import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Drawing.module.css'

/** The arches of the house: a plant alone, a tick, an arch in ruins, no line, a barred gate, a crack, a letter. */
export type DrawingName = 'empty' | 'done' | 'not-found' | 'offline' | 'forbidden' | 'failed' | 'invitation'

export interface DrawingProps extends Omit<ComponentProps<'span'>, 'children'> {
  name: DrawingName
}

/**
 * A line drawing of the house's arches, 120 × 84 px, or as wide as `--atrium-drawing-width` around it says. What it means
 * stands beside it in words.
 */
export function Drawing({ name, className, ...rest }: DrawingProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      data-slot="drawing"
      data-drawing={name}
      className={clsx(styles.drawing, className)}
    />
  )
}
