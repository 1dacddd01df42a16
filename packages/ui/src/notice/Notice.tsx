import { clsx } from 'clsx'
import { CircleAlert, Info } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Notice.module.css'

/** The meaning of a notice. */
export type NoticeTone = 'accent' | 'success' | 'warning' | 'danger'

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The meaning, shown as colour in addition to the text. Default accent. */
  tone?: NoticeTone
  /** Default: the tone's icon, information or alert. */
  icon?: ReactNode
  /** A prominent first line. */
  title?: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
}

/**
 * A short text above its subject. Invisible without content: with `role="alert"` or `"status"`, and always
 * mounted, it announces new content.
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
