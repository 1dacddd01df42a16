import { Button } from '@atrium/ui/button'
import { useAtomValue } from 'jotai'
import { CircleCheck } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { asFailure, type Failure } from '../../shared/wire/Failure'
import { sessionApiAtom } from '../api'
import { proofMessages } from '../messages'
import { findNonce, type Progress } from './findNonce'
import styles from './ProofField.module.css'
import type { ProofForm } from './useProofForm'

/** A form that may require the check. */
export interface ProvingForm {
  readonly proof: ProofForm
  readonly missing: { has(field: 'proof'): boolean }
  readonly fields: { readonly proof: RefObject<HTMLButtonElement | null> }
}

export interface ProofFieldProps {
  readonly form: ProvingForm
}

/** The check after several attempts: the browser does a calculation. There is nothing to see or to read. */
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

type WorkState =
  | { readonly state: 'idle' | 'done' }
  | ({ readonly state: 'working' } & Progress)
  | { readonly state: 'failed'; readonly failure: Failure }

/** Requests work and does it, at most one at a time, and none after the form is gone. */
function useWork({ done, round }: ProofForm) {
  const api = useAtomValue(sessionApiAtom)
  const [work, setWork] = useState<WorkState>({ state: 'idle' })
  const current = useRef<AbortController>(undefined)

  const start = useCallback(async () => {
    current.current?.abort()
    const mine = new AbortController()
    current.current = mine
    const { signal } = mine
    setWork({ state: 'working', likely: 0, secondsLeft: undefined })
    try {
      const challenge = await api.getWorkChallenge({}, { signal })
      const { challengeId, difficulty } = challenge
      const nonce = await findNonce(challenge, signal, (progress) =>
        setWork({ state: 'working', ...progress }),
      )
      done({ challengeId, difficulty, nonce })
      setWork({ state: 'done' })
    } catch (thrown) {
      if (!signal.aborted) setWork({ state: 'failed', failure: asFailure(thrown) })
    }
  }, [api, done])

  useEffect(() => () => current.current?.abort(), [])
  useEffect(() => {
    if (round > 0) void start()
  }, [round, start])
  return {
    work,
    start: () => void start(),
    cancel() {
      current.current?.abort()
      setWork({ state: 'idle' })
    },
  }
}
