import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Note.module.css'

interface NoteProps {
  readonly tone: 'accent' | 'warning'
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** Something to know before going on. */
export function Note({ tone, title, children, actions }: NoteProps) {
  return (
    <div role="status" className={styles.note} data-tone={tone}>
      <Info size={16} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
