import type { EntryPurpose } from '@atrium/contracts/session/entry/contract'
import type { sentCode } from '@atrium/contracts/shared/codes/contract'
import { useAtomValue, useSetAtom, type WritableAtom } from 'jotai'
import { useRef } from 'react'
import type { InferOutput } from 'valibot'
import { type CodeRequest, codeNeedsProofAtom } from '../entry/atoms'
import type { ProvingForm } from './ProofField'
import { useProofForm } from './useProofForm'

/** What sends the code. */
export type SendingAtom = WritableAtom<null, [CodeRequest], Promise<InferOutput<typeof sentCode>>>

const nothing: ReadonlySet<'proof'> = new Set()

/** Asks for a code as a stranger, with a check where the service wants one: each is good for one request. */
export function useCodeProof(purpose: EntryPurpose, sendAtom: SendingAtom) {
  const send = useSetAtom(sendAtom)
  const required = useAtomValue(codeNeedsProofAtom)
  const proof = useProofForm()
  const field = useRef<HTMLButtonElement>(null)
  const form: ProvingForm = { proof, missing: nothing, fields: { proof: field } }
  return {
    required,
    form,
    request: (to: string) => send({ to, purpose, proof: proof.value }).finally(proof.renew),
  }
}
