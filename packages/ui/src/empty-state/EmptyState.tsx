import { clsx } from 'clsx'
import { Inbox } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A quiet picture; null for none. Default: an empty tray. */
  icon?: ReactNode
  /** What is not here. */
  title: ReactNode
  /** Why, or what one can do about it. */
  description?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
}

/** Stands where a list or a screen has nothing to show, and offers the next step. */
export function EmptyState({
  icon = <Inbox />,
  title,
  description,
  action,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div data-slot="empty-state" {...rest} className={clsx(styles.state, className)}>
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
