import type { ReactNode, Ref, SubmitEventHandler } from 'react'
import { Waiting } from '../overlay/Waiting'
import { useDialog } from './DialogContext'

export interface DialogContentProps {
  /** What the dialog is about: its accessible name. */
  title: ReactNode
  /** A sentence under the title, read together with it. */
  description?: ReactNode
  /** The body. It scrolls when it is taller than the window; title and footer stay. */
  children?: ReactNode
  /** The actions, aligned to the end. */
  footer?: ReactNode
  /** The greatest width in pixels. Default: 520. */
  width?: number
  /** The name of the close button, such as "Close". */
  closeLabel: string
  /** Makes title, body and footer one form, so that Enter in a field and a submit button in the footer send it. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  /** For the box itself. */
  className?: string
  /** The box itself. */
  ref?: Ref<HTMLDivElement>
}

/**
 * The box of a dialog: a header with title and close button, a scrolling body, a footer. Under 480 px it is a
 * sheet at the lower edge. The focus goes to what has `data-initial-focus`, else to the first field, else to the box.
 */
export function DialogContent(props: DialogContentProps) {
  const dialog = useDialog()
  if (!dialog.parts) return dialog.open && <Waiting />
  return <dialog.parts.DialogBox {...props} state={dialog} />
}
