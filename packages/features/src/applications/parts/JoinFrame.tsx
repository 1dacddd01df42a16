import type { ReactNode } from 'react'
import { Wordmark } from '../../shared/brand/Wordmark'
import { useTexts } from '../../shared/host/useHost'
import { joinMessages } from '../messages'
import styles from './JoinFrame.module.css'

/** The page: one column that a phone fills, and a card in the middle of wider windows. */
export function JoinFrame({
  corner,
  children,
}: {
  readonly corner: ReactNode
  readonly children: ReactNode
}) {
  const texts = useTexts(joinMessages)
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Wordmark>{texts.product}</Wordmark>
        <div className={styles.corner}>{corner}</div>
      </header>
      <main className={styles.card}>{children}</main>
    </div>
  )
}
