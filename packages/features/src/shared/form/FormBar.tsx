import { Button } from '@atrium/ui/button'
import { SaveBar } from '@atrium/ui/save-bar'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../host/useHost'
import { componentMessages } from '../texts/componentMessages'
import { formMessages } from './formMessages'
import type { Form } from './useForm'

interface FormBarProps<I extends FieldValues, O> {
  readonly form: Form<I, O>
  readonly submitLabel: string
  /** What else can be done, after the problem of the form. */
  readonly children?: ReactNode
}

/** The end of a long form: sends it or goes back to what is saved, in view as long as something isn't saved. */
export function FormBar<I extends FieldValues, O>({ form, submitLabel, children }: FormBarProps<I, O>) {
  const { unsaved } = useTexts(formMessages)
  const { discard } = useTexts(componentMessages)
  return (
    <SaveBar dirty={form.isDirty} message={unsaved} problem={form.problem}>
      <Button type="submit" variant="primary" busy={form.busy}>
        {submitLabel}
      </Button>
      {form.isDirty && (
        <Button disabled={form.busy} onClick={form.discard}>
          {discard}
        </Button>
      )}
      {children}
    </SaveBar>
  )
}
