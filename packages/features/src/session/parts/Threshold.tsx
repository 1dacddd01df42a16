import { createContext, type ReactNode, use } from 'react'
import { Wordmark } from '../../shared/brand/Wordmark'
import { useTexts } from '../../shared/host/useHost'
import { sessionMessages } from '../messages'
import { Colonnade } from './Colonnade'
import styles from './Threshold.module.css'

/** Whether it is the whole page or a part of one. */
export type Extent = 'window' | 'content'

export const ThresholdContext = createContext<Extent>('window')

interface ThresholdProps {
  readonly corner?: ReactNode
  readonly children: ReactNode
}

/**
 * The page before the portal: a drawn hall on wide screens, and beside it what one does there. As a part of another
 * page it is only the latter.
 */
export function Threshold({ corner, children }: ThresholdProps) {
  const texts = useTexts(sessionMessages)
  if (use(ThresholdContext) === 'content') {
    return (
      <div className={styles.part}>
        {corner && <div className={styles.corner}>{corner}</div>}
        {children}
      </div>
    )
  }
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
