import type { ComponentProps, SubmitEventHandler } from 'react'
import { Waiting } from '../overlay/Waiting'
import { useDialog } from './DialogContext'

export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'onSubmit'> {
  /** The greatest width in pixels. Default: 520. */
  width?: number
  /** Makes all that is inside one form, so that Enter in a field and a submit button in the footer send it. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

/**
 * The box of a dialog: a `DialogHeader`, which names it, and a `DialogBody` and `DialogFooter` as needed. Under 480 px
 * it is a sheet at the lower edge. The focus goes to what has `data-initial-focus`, else to the first field, else to
 * the box.
 */
export function DialogContent(props: DialogContentProps) {
  const dialog = useDialog()
  if (!dialog.parts) return dialog.open && <Waiting />
  return <dialog.parts.DialogBox {...props} state={dialog} />
}
