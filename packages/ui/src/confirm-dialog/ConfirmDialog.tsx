import type { ComponentProps, ReactNode } from 'react'
import { useFocusReturn } from '../dialog/useFocusReturn'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import { Waiting } from '../overlay/Waiting'

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the question is asked. */
  open: boolean
  /** Called with false after Cancel, Escape, or a confirmation that succeeded. */
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** What follows from a yes. */
  description?: ReactNode
  /** More than text, under the description: a list of what is affected, a field. */
  children?: ReactNode
  /** The button that says yes: name the action, such as "Delete department". */
  confirmLabel: string
  /** The button that says no. */
  cancelLabel: string
  /** The button that says yes can't be pressed (yet); say why in the children. Default: false. */
  confirmDisabled?: boolean
  /** The greatest width in pixels. Default: 440. */
  width?: number
  /** `danger` when the action destroys something; then Cancel has the focus. Default: `neutral`. */
  tone?: 'neutral' | 'danger'
  /** Does it. While its promise runs, both buttons wait; the dialog closes when it resolves and stays when it rejects. */
  onConfirm: () => unknown
  /** What to show in the dialog when `onConfirm` rejected. Without it the error is reported to the window. */
  describeFailure?: (error: unknown) => ReactNode
}

/** A question that must be answered before anything else: a press outside doesn't close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useFocusReturn(props.open)
  const parts = useDeferred(confirmParts, props.open, () => props.onOpenChange(false))
  if (!parts) return props.open && <Waiting />
  return <parts.ConfirmBox {...props} returnFocus={returnFocus} />
}

const confirmParts = onFirstUse(() => import('./floating/ConfirmBox'))
