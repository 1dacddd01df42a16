import type { FieldErrors, FieldValues } from 'react-hook-form'
import * as v from 'valibot'

export type FormSchema<I, O> = v.GenericSchema<I, O> | ((values: I) => v.GenericSchema<I, O>)

/** What is sent, or the first issue of each field: a form is flat, which spares it the library that bridges both. */
export function resolve<I extends FieldValues, O>(schema: FormSchema<I, O>, values: I) {
  const present = typeof schema === 'function' ? schema(values) : schema
  const { success, output, issues = [] } = v.safeParse(present, values, { abortPipeEarly: true })
  if (success) return { values: output, errors: {} }
  const errors: Record<string, { readonly type: string; readonly message: string }> = {}
  for (const { type, message, path } of issues) errors[String(path?.[0].key)] ??= { type, message }
  return { values: {}, errors: errors as FieldErrors<I> }
}
