import { SaveBar } from '@atrium/ui/save-bar'
import type { ReactNode } from 'react'
import { useTexts } from '../host/useKept'
import { FormButtons } from './FormButtons'
import { formMessages } from './messages'

interface FormBarProps {
  readonly form: { readonly busy: boolean; readonly isDirty: boolean; discard(): void }
  readonly submitLabel: string
  /** Problem of the form as a whole. */
  readonly problem?: ReactNode
  /** Leaves the form. Default: discards, once something is typed. */
  readonly onCancel?: () => void
  /** Further actions, after the form's problem. */
  readonly children?: ReactNode
}

/** Ends a long form: submits or discards. Always in view on desktops; on a phone while there are unsaved values. */
export function FormBar({ problem, ...buttons }: FormBarProps) {
  const { unsaved } = useTexts(formMessages)
  return (
    <SaveBar dirty={buttons.form.isDirty} message={unsaved} problem={problem}>
      <FormButtons discards={buttons.onCancel === undefined} {...buttons} />
    </SaveBar>
  )
}
