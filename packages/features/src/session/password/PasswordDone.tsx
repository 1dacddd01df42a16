import { Drawing } from '@atrium/ui/drawing'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './PasswordDone.module.css'

interface PasswordDoneProps {
  readonly title: string
  readonly text: string
  /** The link to the next page. */
  readonly children: ReactNode
}

/** Confirms a new password and its consequences. It takes the focus, because the focused form is gone. */
export function PasswordDone({ title, text, children }: PasswordDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.panel} role="status">
      <Drawing name="done" />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
