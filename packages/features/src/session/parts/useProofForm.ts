import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { asFailure, type Failure } from '../../shared/Failure'
import { sessionApiAtom } from '../api'
import type { Verification } from '../contract'
import type { Progress } from '../findNonce'
import { loadWork } from '../loadSealing'

type WorkState =
  | { readonly state: 'idle' }
  | ({ readonly state: 'working' } & Progress)
  | { readonly state: 'done'; readonly proof: Verification }
  | { readonly state: 'failed'; readonly failure: Failure }

export interface ProofForm {
  readonly work: WorkState
  start(): void
  cancel(): void
  /** What to send; undefined until it's done. */
  readonly value: Verification | undefined
  /** After it was used: the next one, begun at once. */
  renew(): void
}

/** Asks for work and does it, at most one at a time, and none after the form is gone. */
export function useProofForm(): ProofForm {
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
      const [challenge, { findNonce }] = await Promise.all([api.getWorkChallenge({}, { signal }), loadWork()])
      const { challengeId, difficulty } = challenge
      const nonce = await findNonce(challenge, signal, (progress) =>
        setWork({ state: 'working', ...progress }),
      )
      setWork({ state: 'done', proof: { kind: 'work', challengeId, difficulty, nonce } })
    } catch (thrown) {
      if (!signal.aborted) setWork({ state: 'failed', failure: asFailure(thrown) })
    }
  }, [api])

  useEffect(() => () => current.current?.abort(), [])
  return {
    work,
    start: () => void start(),
    cancel() {
      current.current?.abort()
      setWork({ state: 'idle' })
    },
    value: work.state === 'done' ? work.proof : undefined,
    renew() {
      if (work.state === 'done') void start()
    },
  }
}
