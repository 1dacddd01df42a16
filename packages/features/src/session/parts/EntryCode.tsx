import type { EntryPurpose } from '@atrium/contracts/session/entry/contract'
import type { sentCode } from '@atrium/contracts/shared/codes/contract'
import { mobile } from '@atrium/contracts/wire/contract'
import { useAtomValue, useSetAtom, type WritableAtom } from 'jotai'
import { useRef } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import type { InferOutput } from 'valibot'
import * as v from 'valibot'
import { CodeField } from '../../shared/codes/CodeField'
import type { Form } from '../../shared/form/useForm'
import { type CodeRequest, codeNeedsProofAtom, sendEntryCodeAtom } from '../entry/atoms'
import { proofField } from '../proof/loadProofField'
import type { ProvingForm } from '../proof/ProofField'
import { useProofForm } from '../proof/useProofForm'

/** What sends the code. */
type SendingAtom = WritableAtom<null, [CodeRequest], Promise<InferOutput<typeof sentCode>>>

const nothing: ReadonlySet<'proof'> = new Set()

/** Asks for a code as a stranger, with a check where the service wants one: each is good for one request. */
function useCodeProof(purpose: EntryPurpose, sendAtom: SendingAtom) {
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

interface EntryCodeProps<I extends FieldValues, O> {
  readonly form: Form<I, O>
  readonly name: FieldPathByValue<I, string>
  readonly purpose: EntryPurpose
  /** Where it goes. */
  readonly to: string
  /** Whether it can be sent there. Default: to a mobile. */
  readonly accepts?: (to: string) => boolean
  /** What sends it. Default: what sends codes to mobiles. */
  readonly sendAtom?: SendingAtom
  /** Something else keeps it from being asked for. Default: nothing does. */
  readonly misfit?: string | undefined
}

/** The code that proves a stranger's mobile, with the check that the service may want before it sends one. */
export function EntryCode<I extends FieldValues, O>({
  purpose,
  to,
  accepts = isMobile,
  sendAtom = sendEntryCodeAtom,
  misfit,
  ...field
}: EntryCodeProps<I, O>) {
  const code = useCodeProof(purpose, sendAtom)
  const ProofField = code.required ? proofField() : undefined
  return (
    <>
      <CodeField
        {...field}
        purpose={purpose}
        recipient={to}
        ready={accepts(to) && !misfit}
        request={() => code.request(to)}
      />
      {ProofField && <ProofField form={code.form} />}
    </>
  )
}

const isMobile = (to: string) => v.is(mobile, to)
