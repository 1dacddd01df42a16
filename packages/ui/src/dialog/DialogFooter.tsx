import type { ComponentProps } from 'react'
import { useDialogParts } from './DialogContext'

export type DialogFooterProps = ComponentProps<'footer'>

/** The actions of a dialog, aligned to the end. */
export function DialogFooter(props: DialogFooterProps) {
  const { BoxFooter } = useDialogParts()
  return <BoxFooter {...props} />
}
