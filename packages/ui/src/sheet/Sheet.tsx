import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Dialog, DialogBody, DialogContent, type DialogContentProps, DialogHeader } from '../dialog'
import styles from './Sheet.module.css'

export interface SheetProps extends Omit<DialogContentProps, 'title' | 'width' | 'onSubmit'> {
  open: boolean
  /** Called with the requested state after Escape, a press outside, or the close button. */
  onOpenChange: (open: boolean) => void
  /** The title, which is its accessible name. */
  title: ReactNode
  /** The name of the close button, such as "Close". */
  closeLabel: string
  children?: ReactNode
}

/** A dialog from the bottom edge, for controls that a phone has no room for next to a list. */
export function Sheet({ open, onOpenChange, title, closeLabel, className, children, ...rest }: SheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      {open && (
        <DialogContent {...rest} className={clsx(styles.sheet, className)}>
          <DialogHeader title={title} closeLabel={closeLabel} />
          <DialogBody>{children}</DialogBody>
        </DialogContent>
      )}
    </Dialog>
  )
}
