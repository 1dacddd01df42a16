import type { Verification } from '@atrium/contracts/session/contract'
import { useState } from 'react'

export interface ProofForm {
  /** The proof to send; undefined until the work is done. */
  readonly value: Verification | undefined
  done(value: Verification | undefined): void
  /** Index of the piece of work, from 0: the first starts on request, the next ones automatically. */
  readonly round: number
  /** Starts the next one, after a proof was used. */
  renew(): void
}

/** The check in a form. The work itself is loaded with {@link ProofField}, which few people see. */
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
