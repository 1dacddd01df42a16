import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Drawing.module.css'

/**
 * The building's arches with a symbol in the doorway: a plant for nothing, the kind of content for an empty
 * list, a lens for no matches, a tick, no line for offline, a barred gate; or the arches in ruins and with a
 * crack.
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
 * A line drawing of the building's arches, 120 × 84 px, or as wide as `--atrium-drawing-width`. Decorative:
 * the text next to it has the meaning.
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
