import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './DescriptionList.module.css'

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** Maximum number of columns; fewer if there is no room. Default 2. */
  columns?: 1 | 2 | 3 | 4
  /** Whether terms are beside or above their values. Default beside. */
  layout?: 'beside' | 'above'
  /** Width of terms that are beside their values, as a CSS length; at most 112px on a phone. Default 96px. */
  termWidth?: string
}

/** Names and values of one thing. Its children are `DescriptionItem`s. */
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
