import { tidyPhone } from '@atrium/contracts/wire/contract'
import { TextField } from '@atrium/ui/text-field'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { Field } from '../form/Field'
import type { Form } from '../form/useForm'

interface MobileFieldProps<I extends FieldValues, O> {
  readonly form: Form<I, O>
  readonly name: FieldPathByValue<I, string>
  readonly label: string
  /** Problem found before submitting. */
  readonly error?: string | undefined
  readonly onFocus?: () => void
}

/** The mobile number that a code is sent to, in any pasted or autofilled format. */
export function MobileField<I extends FieldValues, O>({ onFocus, ...field }: MobileFieldProps<I, O>) {
  return (
    <Field {...field} required>
      {(control) => (
        <TextField
          {...control}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
          onChange={({ target }) => control.onChange({ target: { value: tidyPhone(target.value) } })}
          onFocus={onFocus}
        />
      )}
    </Field>
  )
}
