import type { ComponentProps, ReactNode } from 'react'
import { useDialogParts } from './DialogContext'

export interface DialogHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The title, which is the accessible name of the dialog. */
  title: ReactNode
  /** A sentence below the title, read together with it. */
  description?: ReactNode
  /** The name of the close button, such as "Close". */
  closeLabel: string
  /** Content between the title and the close button. Default: nothing. */
  children?: ReactNode
}

/** The top of a dialog, which stays while the body scrolls. */
export function DialogHeader(props: DialogHeaderProps) {
  const { BoxHeader } = useDialogParts()
  return <BoxHeader {...props} />
}
