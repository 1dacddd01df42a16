import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { codeNeedsProofAtom, sendEntryCodeAtom } from '../entry/atoms'
import type { EntryPurpose } from '../entry/contract'
import type { ProvingForm } from './ProofField'
import { useProofForm } from './useProofForm'

const nothing: ReadonlySet<'proof'> = new Set()

/** Asks for a code as a stranger, with a check where the service wants one: each is good for one request. */
export function useCodeProof(purpose: EntryPurpose) {
  const send = useSetAtom(sendEntryCodeAtom)
  const required = useAtomValue(codeNeedsProofAtom)
  const proof = useProofForm()
  const field = useRef<HTMLButtonElement>(null)
  const form: ProvingForm = { proof, missing: nothing, fields: { proof: field } }
  return {
    required,
    form,
    request: (mobile: string) => send({ mobile, purpose, proof: proof.value }).finally(proof.renew),
  }
}
