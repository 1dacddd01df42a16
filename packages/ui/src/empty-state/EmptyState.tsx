import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Drawing, type DrawingName } from '../drawing'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What stands above the words; none in little room. Default empty. */
  drawing?: DrawingName | 'none'
  /** What is not here. */
  title: ReactNode
  /** Why, or what one can do about it. */
  description?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
}

/** Stands where a list or a screen has nothing to show, and offers the next step. */
export function EmptyState({
  drawing = 'empty',
  title,
  description,
  action,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div data-slot="empty-state" {...rest} className={clsx(styles.state, className)}>
      {drawing !== 'none' && <Drawing name={drawing} className={styles.drawing} />}
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
