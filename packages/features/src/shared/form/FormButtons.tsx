import { Button } from '@atrium/ui/button'
import type { ReactNode } from 'react'
import { useTexts } from '../host/useKept'
import { componentMessages, sharedMessages } from '../texts/sharedMessages'
import { FormProblem } from './FormProblem'
import { useUnsaved } from './useUnsaved'

interface FormButtonsProps {
  readonly form: { readonly busy: boolean; readonly isDirty: boolean; discard(): void }
  readonly submitLabel: string
  /** Id of the form element, if the buttons are outside of it. */
  readonly formId?: string
  /** `danger` if it removes something. Default: `primary`. */
  readonly tone?: 'primary' | 'danger'
  readonly icon?: ReactNode
  /** Nothing can be submitted now. Default: no. */
  readonly disabled?: boolean
  /** Offers to discard once something is typed. Default: no. */
  readonly discards?: boolean
  /** Typed values are kept for the next visit: leaving doesn't ask. Default: no. */
  readonly kept?: boolean
  /** Leaves the form. Default: no such button. */
  readonly onCancel?: () => void
  /** Why it could not be submitted, after all buttons. Default: shown elsewhere. */
  readonly problem?: ReactNode
  /** Further actions. */
  readonly children?: ReactNode
}

/**
 * Ends a form, always in the same order: submit, then back. In the footer of the form's only card, or in the bar below
 * several.
 */
export function FormButtons({
  form,
  submitLabel,
  formId,
  tone = 'primary',
  icon,
  disabled,
  discards = false,
  kept = false,
  onCancel,
  problem,
  children,
}: FormButtonsProps) {
  const { cancel } = useTexts(sharedMessages)
  const { discard } = useTexts(componentMessages)
  useUnsaved({ ...form, isDirty: form.isDirty && !kept })
  return (
    <>
      <Button
        type="submit"
        form={formId}
        {...(tone === 'primary' ? { variant: 'primary' } : { tone: 'danger' })}
        icon={icon}
        busy={form.busy}
        disabled={disabled}
      >
        {submitLabel}
      </Button>
      {onCancel && (
        <Button disabled={form.busy} onClick={onCancel}>
          {cancel}
        </Button>
      )}
      {discards && form.isDirty && (
        <Button disabled={form.busy} onClick={form.discard}>
          {discard}
        </Button>
      )}
      {children}
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
