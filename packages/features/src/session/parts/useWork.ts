import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { asFailure, type Failure } from '../../shared/Failure'
import { sessionApiAtom } from '../api'
import type { Proof } from '../atoms'
import { loadWork } from '../loadSealing'

export type WorkState =
  | { readonly state: 'idle' }
  /** `share` of what is needed on average, up to 1. */
  | { readonly state: 'working'; readonly share: number }
  | { readonly state: 'done'; readonly proof: Extract<Proof, { kind: 'work' }> }
  | { readonly state: 'failed'; readonly failure: Failure }

/** Asks for work and does it, at most one at a time, and none after the form is gone. */
export function useWork() {
  const api = useAtomValue(sessionApiAtom)
  const [work, setWork] = useState<WorkState>({ state: 'idle' })
  const current = useRef<AbortController>(undefined)

  const start = useCallback(async () => {
    current.current?.abort()
    const mine = new AbortController()
    current.current = mine
    const { signal } = mine
    setWork({ state: 'working', share: 0 })
    try {
      const [challenge, { findNonce }] = await Promise.all([api.getWorkChallenge({}), loadWork()])
      const nonce = await findNonce(challenge, signal, (share) => setWork({ state: 'working', share }))
      setWork({ state: 'done', proof: { kind: 'work', challengeId: challenge.challengeId, nonce } })
    } catch (thrown) {
      if (!signal.aborted) setWork({ state: 'failed', failure: asFailure(thrown) })
    }
  }, [api])

  useEffect(() => () => current.current?.abort(), [])
  return { work, start: useCallback(() => void start(), [start]) }
}
