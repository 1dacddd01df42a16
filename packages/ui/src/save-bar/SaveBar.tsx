import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './SaveBar.module.css'

export interface SaveBarProps extends ComponentProps<'div'> {
  /**
   * There are unsaved changes: the bar stays visible at the bottom of the window, also on a phone. Default
   * false.
   */
  dirty?: boolean
  /** The text for unsaved changes, such as "Unsaved changes". */
  message: ReactNode
  /** The reason why saving failed, instead of the message; announced at once. */
  problem?: ReactNode
  /** The buttons, the primary one first. */
  children: ReactNode
}

/**
 * The last line of a long form, with its save button. It is always visible on desktops, and on phones when
 * something was changed. Make it the form's last element: its space is reserved, so nothing moves when it
 * docks at the bottom of the window. It leaves `--atrium-sticky-bottom` free below, and focused fields scroll
 * clear of it.
 */
export function SaveBar({ dirty = false, message, problem, className, children, ...rest }: SaveBarProps) {
  return (
    <div
      {...rest}
      data-slot="save-bar"
      data-docked
      data-state={dirty ? 'dirty' : 'clean'}
      className={clsx(styles.bar, className)}
    >
      <div className={styles.actions}>{children}</div>
      <p role="status" className={styles.message}>
        {dirty && !problem && message}
      </p>
      <p role="alert" className={styles.message}>
        {problem}
      </p>
    </div>
  )
}
