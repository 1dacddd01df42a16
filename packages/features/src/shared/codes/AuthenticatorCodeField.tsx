import { TextField } from '@atrium/ui/text-field'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { Field } from '../form/Field'
import type { Form } from '../form/useForm'
import styles from './AuthenticatorCodeField.module.css'

interface AuthenticatorCodeFieldProps<I extends FieldValues, O> {
  readonly form: Form<I, O>
  readonly name: FieldPathByValue<I, string>
  readonly label: string
  /** Explains where to find the code. Default: nothing. */
  readonly hint?: string
}

/** The six digits of an authenticator app, with or without the spaces that apps show. */
export function AuthenticatorCodeField<I extends FieldValues, O>(field: AuthenticatorCodeFieldProps<I, O>) {
  return (
    <Field {...field}>
      {(control) => (
        <TextField
          {...control}
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      )}
    </Field>
  )
}
