import type { ComponentProps, ReactNode } from 'react'
import { useDialogParts } from './DialogContext'

export interface DialogHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** What the dialog is about: its accessible name. */
  title: ReactNode
  /** A sentence under the title, read together with it. */
  description?: ReactNode
  /** The name of the close button, such as "Close". */
  closeLabel: string
  /** What stands between the title and the close button. Default: nothing. */
  children?: ReactNode
}

/** The top of a dialog: it stays while the body scrolls. */
export function DialogHeader(props: DialogHeaderProps) {
  const { BoxHeader } = useDialogParts()
  return <BoxHeader {...props} />
}
