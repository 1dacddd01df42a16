import { Button } from '@atrium/ui/button'
import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/useHost'
import { sessionMessages } from '../messages'
import type { ProofFieldProps } from './ProofField'
import styles from './ProofField.module.css'

/** A calculation in place of a picture: nothing to see, nothing to read. */
export function WorkProof({ form }: ProofFieldProps) {
  const texts = useTexts(sessionMessages)
  const describe = useDescribeFailure()
  const { work, startWork } = form.proof
  const id = useId()
  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => start.current?.focus(), [])

  return (
    <section className={styles.work} aria-labelledby={`${id}title`} data-state={work.state}>
      <h2 id={`${id}title`} className={styles.workTitle}>
        {texts.work}
      </h2>
      <p className={styles.workText}>{texts.workHint}</p>
      {work.state === 'working' && (
        <progress className={styles.bar} value={work.share} max={1} aria-label={texts.working} />
      )}
      <div aria-live="polite" className={styles.workState}>
        {work.state === 'working' && texts.working}
        {work.state === 'done' && (
          <span className={styles.done}>
            <CircleCheck aria-hidden="true" /> {texts.workDone}
          </span>
        )}
        {work.state === 'failed' && (
          <span className={styles.failed}>{texts.workFailed(describe(work.failure))}</span>
        )}
        {form.missing.has('proof') && work.state === 'idle' && (
          <span className={styles.failed}>{texts.workRequired}</span>
        )}
      </div>
      {(work.state === 'idle' || work.state === 'failed') && (
        <Button ref={start} size="small" onClick={startWork}>
          {texts.startWork}
        </Button>
      )}
    </section>
  )
}
