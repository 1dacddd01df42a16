import type { CSSProperties } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { useFormat } from '../../../shared/texts/useFormat'
import { casesMessages } from '../messages'
import { spanOf, waitOf } from '../waits'
import styles from './DueCell.module.css'
import { useNow } from './useNow'

interface DueProps {
  readonly since: string
  readonly dueAt: string
  /** Whether the age is shown as well. Default: yes. */
  readonly hasAge?: boolean
}

/** How long a case has waited, and the time left against the promise, in words and drawn. */
export function DueCell({ since, dueAt, hasAge = true }: DueProps) {
  const texts = useTexts(casesMessages)
  const { timestamp } = useFormat()
  const { age, left, share, urgency } = waitOf(since, dueAt, useNow())
  const rest = urgency === 'late' ? texts.late(...spanOf(left)) : texts.left(...spanOf(left))
  const style: CSSProperties & Record<'--share', number> = { '--share': share }
  return (
    <span className={styles.due} data-urgency={urgency} title={texts.dueAt(timestamp(dueAt))}>
      <span className={styles.words}>
        <span className={styles.rest}>{rest}</span>
        {hasAge && <span className={styles.age}>{texts.waited(...spanOf(age))}</span>}
      </span>
      <span className={styles.bar} style={style} aria-hidden="true" />
    </span>
  )
}
