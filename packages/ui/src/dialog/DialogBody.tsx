import type { ComponentProps } from 'react'
import { useDialogParts } from './DialogContext'

export type DialogBodyProps = ComponentProps<'div'>

/** The content of a dialog. It scrolls if it is taller than the window; header and footer stay. */
export function DialogBody(props: DialogBodyProps) {
  const { BoxBody } = useDialogParts()
  return <BoxBody {...props} />
}
