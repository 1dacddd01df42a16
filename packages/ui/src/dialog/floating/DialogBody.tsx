import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { useScrolls } from './useScrolls'

interface DialogBodyProps {
  titleId: string
  children: ReactNode
}

/** The scrolling part. While there is something to scroll it is a stop of the Tab key, for the arrow keys. */
export function DialogBody({ titleId, children }: DialogBodyProps) {
  const [ref, scrolls] = useScrolls()
  return (
    <div
      ref={ref}
      className={styles.body}
      data-slot="dialog-body"
      {...(scrolls && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
