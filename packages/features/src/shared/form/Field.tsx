import { FormField, type FormFieldProps } from '@atrium/ui/form-field'
import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Control, type FieldControl } from './Control'
import type { Form } from './useForm'

interface FieldProps<I extends FieldValues, O, N extends FieldPath<I>>
  extends Omit<FormFieldProps, 'form' | 'children'> {
  readonly form: Form<I, O>
  readonly name: N
  readonly children: (control: FieldControl<I, N>) => ReactNode
}

/** A field of a form: label, control and error. `error` is shown when there is no other. */
export function Field<I extends FieldValues, O, N extends FieldPath<I>>({
  form,
  name,
  error,
  children,
  ...field
}: FieldProps<I, O, N>) {
  return (
    <Control form={form} name={name}>
      {(control, issue) => (
        <FormField {...field} error={issue ?? error}>
          {children(control)}
        </FormField>
      )}
    </Control>
  )
}
