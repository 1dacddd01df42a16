import { Button } from '@atrium/ui/button'
import type { ReactNode } from 'react'
import { useTexts } from '../host/useHost'
import { componentMessages, sharedMessages } from '../texts/sharedMessages'
import { FormProblem } from './FormProblem'
import { useUnsaved } from './useUnsaved'

interface FormButtonsProps {
  readonly form: { readonly busy: boolean; readonly isDirty: boolean; discard(): void }
  readonly submitLabel: string
  /** Of the form's element, where the buttons stand outside of it. */
  readonly formId?: string
  /** Danger for what takes something away. Default: it is what one came for. */
  readonly tone?: 'primary' | 'danger'
  readonly icon?: ReactNode
  /** While nothing can be sent. Default: no. */
  readonly disabled?: boolean
  /** What is typed can be given up as soon as there is something. Default: no. */
  readonly discards?: boolean
  /** What is typed is found again by whoever comes back: leaving doesn't ask. Default: no. */
  readonly kept?: boolean
  /** Goes away from the form. Default: one leaves it otherwise. */
  readonly onCancel?: () => void
  /** Why it could not be sent, after all buttons. Default: said elsewhere. */
  readonly problem?: ReactNode
  /** What else can be done. */
  readonly children?: ReactNode
}

/**
 * What ends a form, everywhere in the same order: what sends it, what goes back. It stands in the footer of the
 * form's only card, or in the bar below several.
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
