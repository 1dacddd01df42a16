import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import * as v from 'valibot'
import { CodeField } from '../../shared/codes/CodeField'
import type { Form } from '../../shared/form/useForm'
import { mobile as aMobile } from '../../shared/wire/contract'
import type { EntryPurpose } from '../entry/contract'
import { proofField } from '../loadProofField'
import { useCodeProof } from './useCodeProof'

interface EntryCodeProps<I extends FieldValues, O> {
  readonly form: Form<I, O>
  readonly name: FieldPathByValue<I, string>
  readonly purpose: EntryPurpose
  readonly mobile: string
  /** Something else keeps it from being asked for. Default: nothing does. */
  readonly misfit?: string | undefined
}

/** The code that proves a stranger's mobile, with the check that the service may want before it sends one. */
export function EntryCode<I extends FieldValues, O>({
  purpose,
  mobile,
  misfit,
  ...field
}: EntryCodeProps<I, O>) {
  const code = useCodeProof(purpose)
  const ProofField = code.required ? proofField() : undefined
  return (
    <>
      <CodeField
        {...field}
        purpose={purpose}
        mobile={mobile}
        ready={v.is(aMobile, mobile) && !misfit}
        request={() => code.request(mobile)}
      />
      {ProofField && <ProofField form={code.form} />}
    </>
  )
}
