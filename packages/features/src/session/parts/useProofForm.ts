import { useState } from 'react'
import type { Proof } from '../atoms'
import { useWork, type WorkState } from './useWork'

export interface ProofForm {
  readonly kind: Proof['kind']
  setKind(kind: Proof['kind']): void
  readonly code: string
  setCode(code: string): void
  readonly work: WorkState
  startWork(): void
  /** What to send; undefined until it's complete. */
  readonly value: Proof | undefined
  readonly ready: boolean
  /** After it was used: the next one, begun at once where nobody has to read anything. */
  renew(): void
}

/** What shows that no machine is guessing: a read picture, or work that the browser does. */
export function useProofForm(): ProofForm {
  const [kind, setKind] = useState<Proof['kind']>('image')
  const [code, setCode] = useState('')
  const { work, start } = useWork()
  const value = kind === 'image' ? readPicture(code) : work.state === 'done' ? work.proof : undefined

  return {
    kind,
    setKind,
    code,
    setCode,
    work,
    startWork: start,
    value,
    ready: value !== undefined,
    renew() {
      setCode('')
      if (kind === 'work' && work.state === 'done') start()
    },
  }
}

const readPicture = (code: string): Proof | undefined =>
  code.trim() === '' ? undefined : { kind: 'image', code: code.trim() }
