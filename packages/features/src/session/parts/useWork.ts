import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { asFailure, type Failure } from '../../shared/wire/Failure'
import { sessionApiAtom } from '../api'
import { findNonce, type Progress } from '../findNonce'
import type { ProofForm } from './useProofForm'

type WorkState =
  | { readonly state: 'idle' | 'done' }
  | ({ readonly state: 'working' } & Progress)
  | { readonly state: 'failed'; readonly failure: Failure }

/** Asks for work and does it, at most one at a time, and none after the form is gone. */
export function useWork({ done, round }: ProofForm) {
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
