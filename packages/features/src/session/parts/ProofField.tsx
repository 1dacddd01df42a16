import { Button } from '@atrium/ui/button'
import { CircleCheck } from 'lucide-react'
import { type RefObject, useEffect, useId } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { proofMessages } from '../messages'
import styles from './ProofField.module.css'
import type { ProofForm } from './useProofForm'
import { useWork } from './useWork'

/** A form that may ask for the check. */
export interface ProvingForm {
  readonly proof: ProofForm
  readonly missing: { has(field: 'proof'): boolean }
  readonly fields: { readonly proof: RefObject<HTMLButtonElement | null> }
}

export interface ProofFieldProps {
  readonly form: ProvingForm
}

/** The check after several tries: the browser does a calculation. Nothing to see, nothing to read. */
export function ProofField({ form }: ProofFieldProps) {
  const texts = useTexts(proofMessages)
  const describe = useDescribeFailure()
  const { work, start, cancel } = useWork(form.proof)
  const button = form.fields.proof
  const id = useId()
  useEffect(() => button.current?.focus(), [button])

  return (
    <section className={styles.work} aria-labelledby={`${id}title`} data-state={work.state}>
      <h2 id={`${id}title`} className={styles.title}>
        {texts.work}
      </h2>
      <p className={styles.text}>{texts.workHint}</p>
      {work.state === 'working' && (
        <progress className={styles.bar} value={work.likely} max={1} aria-label={texts.working} />
      )}
      <div aria-live="polite" className={styles.state}>
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
      {work.state === 'working' && work.secondsLeft !== undefined && (
        <p className={styles.text}>{texts.workLeft(work.secondsLeft)}</p>
      )}
      {work.state !== 'done' && (
        <Button ref={button} size="small" onClick={work.state === 'working' ? cancel : start}>
          {work.state === 'working' ? texts.cancelWork : texts.startWork}
        </Button>
      )}
    </section>
  )
}
