import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useTitle } from '../../shared/host/useTitle'
import styles from '../SignIn.module.css'
import { socialMessages } from './messages'

interface StoppedProps {
  readonly title: string
  readonly because: string
  /** For administrators, in small type. Default: nothing. */
  readonly details?: string | undefined
  /** Tries the same again, if that can help. */
  readonly onRetry?: (() => void) | undefined
  /** The next step from here. */
  readonly children: ReactNode
}

/** The reason why it stopped, and the next step. */
export function Stopped({ title, because, details, onRetry, children }: StoppedProps) {
  const texts = useTexts(socialMessages)
  useTitle(title)
  return (
    <div className={styles.entry}>
      <h1 className={styles.title}>{title}</h1>
      <Notice tone="danger" role="alert">
        {because}
      </Notice>
      {details && <p className={styles.text}>{details}</p>}
      {onRetry && (
        <Button variant="primary" className={styles.submit} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      <p className={styles.others}>{children}</p>
    </div>
  )
}
