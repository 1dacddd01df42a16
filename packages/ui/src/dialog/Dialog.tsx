import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ReactNode, useId, useState } from 'react'
import { ConfirmDialog } from '../confirm-dialog'
import { useDeferred } from '../overlay/useDeferred'
import { DialogContext, dialogParts } from './DialogContext'
import { useFocusReturn } from './useFocusReturn'

/** The texts of the question asked before unsaved input is thrown away. */
export interface DiscardLabels {
  /** What is asked, such as "Discard your changes?". */
  title: ReactNode
  /** What will be lost. */
  description?: ReactNode
  /** The button that throws the input away. */
  discard: string
  /** The button that goes back to the form. */
  keep: string
}

export interface DialogProps {
  /** Whether the dialog is open, when the caller holds that state. */
  open?: boolean
  /** Whether it is open at first, when it holds that state itself. Default: false. */
  defaultOpen?: boolean
  /** Called with the wanted state after Escape, a press outside, or a close button. */
  onOpenChange?: (open: boolean) => void
  /** The form inside holds input that isn't saved: closing asks first. Needs `discardLabels`. Default: false. */
  dirty?: boolean
  /** The texts of that question. Without them the dialog closes unasked. */
  discardLabels?: DiscardLabels
  /** What takes the focus after closing where that which had it before is gone. Default: the page's main part. */
  focusAfter?: () => HTMLElement | null | undefined
  /** A `DialogContent`, and a `DialogTrigger` if the dialog opens by itself. */
  children: ReactNode
}

/**
 * A modal dialog: it holds the focus while open and gives it back when closed. Closing from the caller's side
 * (`open={false}` after a save) never asks; closing from the person's side asks while `dirty`.
 */
export function Dialog({
  open,
  defaultOpen = false,
  onOpenChange,
  dirty = false,
  discardLabels,
  focusAfter,
  children,
}: DialogProps) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  })
  const [asking, setAsking] = useState(false)
  const returnFocus = useFocusReturn(isOpen, focusAfter)
  const parts = useDeferred(dialogParts, isOpen, () => setOpen(false))
  const [contentId, titleId] = [useId(), useId()]

  const requestChange = (next: boolean) => {
    if (!next && dirty && discardLabels) setAsking(true)
    else setOpen(next)
  }

  return (
    <DialogContext value={{ open: isOpen, requestChange, returnFocus, contentId, titleId, parts }}>
      {children}
      {discardLabels && (
        <ConfirmDialog
          open={isOpen && asking}
          onOpenChange={setAsking}
          title={discardLabels.title}
          description={discardLabels.description}
          confirmLabel={discardLabels.discard}
          cancelLabel={discardLabels.keep}
          tone="danger"
          onConfirm={() => setOpen(false)}
        />
      )}
    </DialogContext>
  )
}
