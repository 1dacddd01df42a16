import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export interface DescriptionItemProps extends ComponentProps<'div'> {
  /** The name of the fact. */
  term: ReactNode
  /** Its value; null, undefined and "" are shown as an en dash. */
  children?: ReactNode
}

/** One fact of a `DescriptionList`. */
export function DescriptionItem({ term, children, className, ...rest }: DescriptionItemProps) {
  const missing = children === undefined || children === null || children === ''
  return (
    <div {...rest} data-slot="description-item" className={clsx(styles.item, className)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{missing ? <span className={styles.missing}>–</span> : children}</dd>
    </div>
  )
}
