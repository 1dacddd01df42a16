import type { ComponentProps, SubmitEventHandler } from 'react'
import { Waiting } from '../overlay/Waiting'
import { useDialog } from './DialogContext'

export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'onSubmit'> {
  /** Maximum width in pixels. Default: 520. */
  width?: number
  /** Wraps the content in a form, so that Enter in a field and a submit button in the footer submit it. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

/**
 * The box of a dialog: a `DialogHeader`, which names it, and a `DialogBody` and `DialogFooter` as needed.
 * Below 480 px it is a sheet at the bottom edge. The focus goes to the element with `data-initial-focus`,
 * else the first field, else the box.
 */
export function DialogContent(props: DialogContentProps) {
  const dialog = useDialog()
  if (!dialog.parts) return dialog.open && <Waiting />
  return <dialog.parts.DialogBox {...props} state={dialog} />
}
