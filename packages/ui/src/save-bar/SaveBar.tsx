import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './SaveBar.module.css'

export interface SaveBarProps extends ComponentProps<'div'> {
  /** Something is changed that isn't saved: on a phone, too, it stays in view at the bottom of the window. Default false. */
  dirty?: boolean
  /** What to say of it then, such as "Unsaved changes". */
  message: ReactNode
  /** Why it could not be saved, in place of the message; read out at once. */
  problem?: ReactNode
  /** The buttons, the primary one first. */
  children: ReactNode
}

/**
 * The last line of a long form, with what saves it: at a desk always in view, on a phone as soon as something was
 * changed. It is the form's last element: its place is always kept, so nothing moves when it comes up to the bottom of
 * the window. It stands on what `--atrium-sticky-bottom` keeps free there, and fields that take the focus are scrolled
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
