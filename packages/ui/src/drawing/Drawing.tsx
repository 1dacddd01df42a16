import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Drawing.module.css'

/** The arches of the house: nothing there, all done, no such place, no way there, closed, broken, somebody asks one in. */
export type DrawingName = 'empty' | 'done' | 'not-found' | 'offline' | 'forbidden' | 'failed' | 'invitation'

export interface DrawingProps extends Omit<ComponentProps<'span'>, 'children'> {
  name: DrawingName
}

/** A line drawing of the house's arches, 120 × 84 px. What it means stands beside it in words. */
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
