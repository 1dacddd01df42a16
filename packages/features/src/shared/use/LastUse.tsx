import type { ReactNode } from 'react'
import { useTexts } from '../host/useKept'
import { Verbatim } from '../texts/Verbatim'
import styles from './LastUse.module.css'
import { lastUseMessages } from './messages'
import { type Used, wordsOfUse } from './wordsOfUse'

interface LastUseProps extends Used {
  /** A word about it, after the days. Default: nothing. */
  readonly children?: ReactNode
}

/** When a licence was last used, by days, with the date below; for one never used, since when it has been granted. */
export function LastUse({ lastUsedOn, idleDays, children }: LastUseProps) {
  const texts = useTexts(lastUseMessages)
  return (
    <span className={styles.cell}>
      <span>
        {wordsOfUse({ lastUsedOn, idleDays }, texts)}
        {children && <span className={styles.remark}>{children}</span>}
      </span>
      <span className={styles.line}>
        {lastUsedOn === null ? (
          idleDays === 0 ? (
            texts.givenToday
          ) : (
            texts.givenFor(idleDays)
          )
        ) : (
          <Verbatim>{lastUsedOn}</Verbatim>
        )}
      </span>
    </span>
  )
}
