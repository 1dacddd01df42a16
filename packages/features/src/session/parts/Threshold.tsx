import type { ReactNode } from 'react'
import { useTexts } from '../../shared/useHost'
import { Wordmark } from '../../shared/Wordmark'
import { sessionMessages } from '../messages'
import { Colonnade } from './Colonnade'
import styles from './Threshold.module.css'

interface ThresholdProps {
  readonly corner?: ReactNode
  readonly children: ReactNode
}

/** The page before the portal: a drawn hall on wide screens, and beside it what one does there. */
export function Threshold({ corner, children }: ThresholdProps) {
  const texts = useTexts(sessionMessages)
  return (
    <div className={styles.page}>
      <aside className={styles.hall}>
        <Colonnade className={styles.drawing} />
        <Wordmark>{texts.product}</Wordmark>
        <p className={styles.promise}>{texts.promise}</p>
      </aside>
      <main className={styles.main}>
        <div className={styles.top}>
          <div className={styles.narrowMark}>
            <Wordmark>{texts.product}</Wordmark>
          </div>
          <div className={styles.corner}>{corner}</div>
        </div>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  )
}
