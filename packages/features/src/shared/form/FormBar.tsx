import { SaveBar } from '@atrium/ui/save-bar'
import type { ReactNode } from 'react'
import { useTexts } from '../host/useHost'
import { FormButtons } from './FormButtons'
import { formMessages } from './messages'

interface FormBarProps {
  readonly form: { readonly busy: boolean; readonly isDirty: boolean; discard(): void }
  readonly submitLabel: string
  /** What is wrong with all of it. */
  readonly problem?: ReactNode
  /** Goes away from the form. Default: what is typed can be given up as soon as there is something. */
  readonly onCancel?: () => void
  /** What else can be done, after the problem of the form. */
  readonly children?: ReactNode
}

/**
 * The end of a long form: sends it or goes back to what is saved; at a desk always in view, on a phone as long as
 * something isn't saved.
 */
export function FormBar({ problem, ...buttons }: FormBarProps) {
  const { unsaved } = useTexts(formMessages)
  return (
    <SaveBar dirty={buttons.form.isDirty} message={unsaved} problem={problem}>
      <FormButtons discards={buttons.onCancel === undefined} {...buttons} />
    </SaveBar>
  )
}
