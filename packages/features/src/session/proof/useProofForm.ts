import type { Verification } from '@atrium/contracts/session/contract'
import { useState } from 'react'

export interface ProofForm {
  /** What to send; undefined until the work is done. */
  readonly value: Verification | undefined
  done(value: Verification | undefined): void
  /** Which piece of work it is, from 0 on: the first begins when the person says so, the next by themselves. */
  readonly round: number
  /** After it was used: the next one. */
  renew(): void
}

/** The check, as a form needs it; the work itself is loaded with {@link ProofField}, which few people see. */
export function useProofForm(): ProofForm {
  const [value, done] = useState<Verification>()
  const [round, setRound] = useState(0)
  return {
    value,
    done,
    round,
    renew() {
      if (!value) return
      done(undefined)
      setRound(round + 1)
    },
  }
}
