import type { ReactNode } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import layout from '../../shared/screen/Layout.module.css'
import { ReasonField } from './parts/ReasonField'
import { useReasonRule } from './useReasonRule'
import { useRecentReasons } from './useRecentReasons'

export interface ReasonDialogProps {
  readonly onOpenChange: (open: boolean) => void
  /** What is about to be done or shown. */
  readonly title: string
  /** Its consequences, or whom it is about. */
  readonly description?: ReactNode
  readonly submitLabel: string
  /** Of the submit button. Default: `primary`. */
  readonly variant?: 'primary' | 'danger'
  /** Does it. The dialog shows a `Failure` and stays open; otherwise it closes. */
  readonly onSubmit: (reason: string) => Promise<unknown>
}

/**
 * Asks for the reason before a change, or before personal data is shown. Reasons given before in this tab are offered.
 * Mount it when it opens.
 */
export function ReasonDialog({ onOpenChange, onSubmit, ...dialog }: ReasonDialogProps) {
  const { reasons, remember } = useRecentReasons()
  const form = useForm({
    schema: v.object({ reason: useReasonRule() }),
    initial: { reason: '' },
    async submit({ reason }) {
      await onSubmit(reason)
      remember(reason)
      onOpenChange(false)
      return undefined
    },
  })
  return (
    <FormDialog form={form} onOpenChange={onOpenChange} width={480} {...dialog}>
      <div className={layout.fields}>
        <ReasonField form={form} recent={reasons} />
      </div>
    </FormDialog>
  )
}
