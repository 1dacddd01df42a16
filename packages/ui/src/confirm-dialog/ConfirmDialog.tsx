import type { ComponentProps, ReactNode } from 'react'
import { useFocusReturn } from '../dialog/useFocusReturn'
import { onFirstUse } from '../overlay/onFirstUse'
import { useDeferred } from '../overlay/useDeferred'
import { Waiting } from '../overlay/Waiting'

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean
  /** Called with false after Cancel, Escape, or a successful confirmation. */
  onOpenChange: (open: boolean) => void
  /** The question. */
  title: ReactNode
  /** The consequences of confirming. */
  description?: ReactNode
  /** More content below the description: a list of affected items, a field. */
  children?: ReactNode
  /** The confirming button, named after the action, such as "Delete department". */
  confirmLabel: string
  /** The cancelling button. */
  cancelLabel: string
  /** Disables the confirming button; say why in the children. Default: false. */
  confirmDisabled?: boolean
  /** The greatest width in pixels. Default: 440. */
  width?: number
  /** `danger` for destructive actions; Cancel then has the focus. Default: `neutral`. */
  tone?: 'neutral' | 'danger'
  /**
   * Performs the action. While its promise is pending, both buttons are busy. The dialog closes when it
   * resolves and stays when it rejects.
   */
  onConfirm: () => unknown
  /** The message if `onConfirm` rejects. Without it, the error is reported to the window. */
  describeFailure?: (error: unknown) => ReactNode
}

/** A question that must be answered first: a press outside doesn't close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useFocusReturn(props.open)
  const parts = useDeferred(confirmParts, props.open, () => props.onOpenChange(false))
  if (!parts) return props.open && <Waiting />
  return <parts.ConfirmBox {...props} returnFocus={returnFocus} />
}

const confirmParts = onFirstUse(() => import('./floating/ConfirmBox'))
