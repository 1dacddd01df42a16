import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Dialog, DialogBody, DialogContent, type DialogContentProps, DialogHeader } from '../dialog'
import styles from './Sheet.module.css'

export interface SheetProps extends Omit<DialogContentProps, 'title' | 'width' | 'onSubmit'> {
  /** Whether it is open. */
  open: boolean
  /** Called with the wanted state after Escape, a press outside, or the close button. */
  onOpenChange: (open: boolean) => void
  /** What it offers: its accessible name. */
  title: ReactNode
  /** The name of the close button, such as "Close". */
  closeLabel: string
  children?: ReactNode
}

/** A dialog that comes from the lower edge, where a thumb is: for what a phone has no room for beside a list. */
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
