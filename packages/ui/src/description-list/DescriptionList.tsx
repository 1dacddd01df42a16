import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './DescriptionList.module.css'

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** The most columns there may be; fewer where there is no room. Default 2. */
  columns?: 1 | 2 | 3 | 4
  /** Term beside its value, or above it. Default beside. */
  layout?: 'beside' | 'above'
  /** Width of the terms when they stand beside, as a CSS length: at most 112px on a phone. Default 96px. */
  termWidth?: string
}

/** Names and their values: the facts of one thing. Its children are `DescriptionItem`s. */
export function DescriptionList({
  columns = 2,
  layout = 'beside',
  termWidth,
  className,
  style,
  ...rest
}: DescriptionListProps) {
  const variables: CSSProperties & Record<`--${string}`, string | number | undefined> = {
    '--columns': columns,
    '--term-width': termWidth,
    ...style,
  }
  return (
    <dl
      {...rest}
      data-slot="description-list"
      data-layout={layout}
      className={clsx(styles.list, className)}
      style={variables}
    />
  )
}
