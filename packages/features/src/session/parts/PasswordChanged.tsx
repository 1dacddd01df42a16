import { Drawing } from '@atrium/ui/drawing'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { useTitle } from '../../shared/host/useTitle'
import { passwordMessages } from '../passwordMessages'
import styles from './PasswordChanged.module.css'

/** The password was changed, and what else that did. It takes the focus, as the form that had it is gone. */
export function PasswordChanged({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(passwordMessages)
  useTitle(texts.resetPassword)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.panel} role="status">
      <Drawing name="done" />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.passwordChanged}
      </h1>
      <p className={styles.text}>{texts.passwordChangedText}</p>
      {children}
    </div>
  )
}
