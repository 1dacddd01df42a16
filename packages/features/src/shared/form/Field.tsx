import { FormField, type FormFieldProps } from '@atrium/ui/form-field'
import type { ReactNode } from 'react'
import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'
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

/** Props that connect a control: spread them on a text control; others have their own names for `onChange`. */
export interface FieldControl<I extends FieldValues, N extends FieldPath<I>>
  extends Omit<ControllerRenderProps<I, N>, 'onChange'> {
  /** Takes the value, or an input's event. */
  readonly onChange: (change: FieldPathValue<I, N> | { readonly target: { readonly value: string } }) => void
}

interface ControlProps<I extends FieldValues, O, N extends FieldPath<I>> {
  readonly form: Form<I, O>
  readonly name: N
  readonly children: (control: FieldControl<I, N>, issue: string | undefined) => ReactNode
}

/** A field without label and texts, for a control that brings its own. */
export function Control<I extends FieldValues, O, N extends FieldPath<I>>({
  form,
  name,
  children,
}: ControlProps<I, O, N>) {
  const { field } = useController({ control: form.hook.control, name })
  return children(
    {
      ...field,
      onChange(change) {
        field.onChange(change)
        form.changed(name)
      },
    },
    form.issueOf(name),
  )
}
