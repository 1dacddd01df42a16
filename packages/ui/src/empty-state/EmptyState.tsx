import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Drawing, type DrawingName } from '../drawing'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The drawing above the text; none in small spaces. Default empty. */
  drawing?: DrawingName | 'none'
  /** The missing content. */
  title: ReactNode
  /** The reason, or a hint on what people can do about it. */
  description?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
}

/** Replaces a list or screen without content, and offers the next step. */
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
