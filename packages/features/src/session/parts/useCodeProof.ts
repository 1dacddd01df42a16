import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { codeNeedsProofAtom, sendRegistrationCodeAtom } from '../registration/atoms'
import type { ProvingForm } from './ProofField'
import { useProofForm } from './useProofForm'

const nothing: ReadonlySet<'proof'> = new Set()

/** Asks for the code of a registration, with a check where the service wants one: each is good for one request. */
export function useCodeProof() {
  const send = useSetAtom(sendRegistrationCodeAtom)
  const required = useAtomValue(codeNeedsProofAtom)
  const proof = useProofForm()
  const field = useRef<HTMLButtonElement>(null)
  const form: ProvingForm = { proof, missing: nothing, fields: { proof: field } }
  return {
    required,
    form,
    request: (mobile: string) => send({ mobile, proof: proof.value }).finally(proof.renew),
  }
}
