import { clsx } from 'clsx'
import { CircleAlert, Info } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Notice.module.css'

/** What a notice means for the one who reads it. */
export type NoticeTone = 'accent' | 'success' | 'warning' | 'danger'

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The meaning, shown as colour beside the words. Default accent. */
  tone?: NoticeTone
  /** Default: that of the tone, information or an alert. */
  icon?: ReactNode
  /** A first line that stands out. */
  title?: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
}

/**
 * A line or a few above what they are about. Without words nothing is seen: with `role="alert"` or `"status"`, and
 * always in its place, it reads out what comes.
 */
export function Notice({ tone = 'accent', icon, title, actions, className, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} data-slot="notice" data-tone={tone} className={clsx(styles.region, className)}>
      {(title || children) && (
        <div className={styles.notice}>
          <span aria-hidden className={styles.icon}>
            {icon ?? (tone === 'accent' ? <Info /> : <CircleAlert />)}
          </span>
          <div className={styles.words}>
            {title && <div className={styles.title}>{title}</div>}
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </div>
  )
}
