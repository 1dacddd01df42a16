import { TextField } from '@atrium/ui/text-field'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { Field } from '../../shared/form/Field'
import type { Form } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import { accountMessages } from '../messages'

interface PasswordProofProps<I extends FieldValues, O> {
  readonly form: Form<I, O>
  readonly name: FieldPathByValue<I, string>
}

/** The password, as a proof that the account's owner is present. */
export function PasswordProof<I extends FieldValues, O>(field: PasswordProofProps<I, O>) {
  const texts = useTexts(accountMessages)
  return (
    <Field {...field} label={texts.password} required>
      {(control) => (
        <TextField
          {...control}
          type="password"
          autoComplete="current-password"
          maxLength={128}
          labels={texts}
        />
      )}
    </Field>
  )
}
