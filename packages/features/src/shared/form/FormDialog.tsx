import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../host/useKept'
import { sharedMessages } from '../texts/sharedMessages'
import { useSharedLabels } from '../texts/useSharedLabels'
import { FormProblem } from './FormProblem'
import type { Form } from './useForm'
import { useUnsaved } from './useUnsaved'

interface FormDialogProps<I extends FieldValues, O> {
  readonly form: Form<I, O>
  /** Default: true. */
  readonly open?: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  readonly submitLabel: string
  /** Of the submit button. Default: `primary`. */
  readonly variant?: 'primary' | 'danger'
  /** Nothing can be done now. Default: while submitting. */
  readonly busy?: boolean
  /** Whether closing or leaving the page asks first. Default: while something is typed. */
  readonly dirty?: boolean
  /** Why it could not be submitted. Default: the form's problem. */
  readonly problem?: ReactNode
  /** Maximum width in pixels. Default: the dialog's. */
  readonly width?: number
  readonly children: ReactNode
}

/** A form in a dialog: it stays open while submitting, and asks before typed values are discarded. */
export function FormDialog<I extends FieldValues, O>({
  form,
  open = true,
  onOpenChange,
  title,
  description,
  submitLabel,
  variant = 'primary',
  busy = form.busy,
  dirty = form.isDirty,
  problem = form.problem,
  width,
  children,
}: FormDialogProps<I, O>) {
  const { cancel } = useTexts(sharedMessages)
  const { discard, close } = useSharedLabels()
  useUnsaved({
    busy,
    isDirty: open && dirty,
    discard() {
      form.discard()
      onOpenChange(false)
    },
    isModal: true,
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => busy || onOpenChange(next)}
      dirty={dirty && !busy}
      discardLabels={discard}
    >
      <DialogContent width={width} onSubmit={form.submit}>
        <DialogHeader title={title} description={description} closeLabel={close} />
        <DialogBody>{children}</DialogBody>
        <DialogFooter>
          <FormProblem>{problem}</FormProblem>
          <DialogClose asChild>
            <Button disabled={busy}>{cancel}</Button>
          </DialogClose>
          <Button type="submit" variant={variant} busy={busy}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
