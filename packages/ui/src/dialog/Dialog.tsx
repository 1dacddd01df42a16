import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ReactNode, useId, useState } from 'react'
import { ConfirmDialog } from '../confirm-dialog'
import { useDeferred } from '../overlay/useDeferred'
import { DialogContext, dialogParts } from './DialogContext'
import { useFocusReturn } from './useFocusReturn'

/** The texts of the question before unsaved input is discarded. */
export interface DiscardLabels {
  /** The question, such as "Discard your changes?". */
  title: ReactNode
  /** The consequence of discarding. */
  description?: ReactNode
  /** The button that discards the input. */
  discard: string
  /** The button that returns to the form. */
  keep: string
}

export interface DialogProps {
  /** Whether it is open, controlled. */
  open?: boolean
  /** Whether it is initially open, uncontrolled. Default: false. */
  defaultOpen?: boolean
  /** Called with the requested state after Escape, a press outside, or a close button. */
  onOpenChange?: (open: boolean) => void
  /** The form inside has unsaved input: closing asks first. Needs `discardLabels`. Default: false. */
  dirty?: boolean
  /** The texts of that question. Without them, the dialog closes without asking. */
  discardLabels?: DiscardLabels
  /**
   * Gets the focus after closing if the previously focused element is gone. Default: the page's main part.
   */
  focusAfter?: () => HTMLElement | null | undefined
  /** A `DialogContent`, and a `DialogTrigger` if the dialog opens by itself. */
  children: ReactNode
}

/**
 * A modal dialog: it keeps the focus while open and returns it when closed. Closing by the caller
 * (`open={false}` after saving) never asks; closing by the person asks while `dirty`.
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
