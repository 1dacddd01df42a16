import type { EntryPurpose } from '@atrium/contracts/session/entry/contract'
import { mobile } from '@atrium/contracts/wire/contract'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import * as v from 'valibot'
import { CodeField } from '../../shared/codes/CodeField'
import type { Form } from '../../shared/form/useForm'
import { sendEntryCodeAtom } from '../entry/atoms'
import { proofField } from '../loadProofField'
import { type SendingAtom, useCodeProof } from './useCodeProof'

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
