import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Drawing.module.css'

/**
 * The arches of the house with a sign in the doorway: a plant where nothing is, what a list will hold where it holds
 * nothing yet, a lens where a search found nothing, a tick, no line, a barred gate; or the arches in ruins and with a crack.
 */
export type DrawingName =
  | 'empty'
  | 'people'
  | 'departments'
  | 'licences'
  | 'products'
  | 'files'
  | 'orders'
  | 'messages'
  | 'history'
  | 'devices'
  | 'invitation'
  | 'search'
  | 'trial'
  | 'address'
  | 'done'
  | 'not-found'
  | 'offline'
  | 'forbidden'
  | 'failed'

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
