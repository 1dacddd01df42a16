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

type SendingAtom = WritableAtom<null, [CodeRequest], Promise<InferOutput<typeof sentCode>>>

const nothing: ReadonlySet<'proof'> = new Set()

/**
 * Requests a code for somebody who isn't signed in, with a check if the service requires one; each check is
 * valid for one request.
 */
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
  /** The recipient. */
  readonly to: string
  /** Whether it can be sent there. Default: to a mobile. */
  readonly accepts?: (to: string) => boolean
  /** Sends it. Default: the atom for codes to mobiles. */
  readonly sendAtom?: SendingAtom
  /** Another reason why it can't be requested. Default: none. */
  readonly misfit?: string | undefined
}

/**
 * The code that verifies a mobile before the sign-in, with the check that the service may require before it
 * sends one.
 */
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
