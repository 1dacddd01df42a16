import { createContext, use } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'
import type { ReturnFocus } from './useFocusReturn'

/** The floating part, loaded when a dialog is about to open. */
export const dialogParts = onFirstUse(() => import('./floating/dialogParts'))

export interface DialogState {
  readonly open: boolean
  /** A person's request to close, which may ask first. */
  readonly requestChange: (open: boolean) => void
  readonly returnFocus: ReturnFocus
  readonly contentId: string
  readonly titleId: string
  readonly parts: typeof import('./floating/dialogParts') | undefined
}

export const DialogContext = createContext<DialogState | undefined>(undefined)

export function useDialog(): DialogState {
  const dialog = use(DialogContext)
  if (!dialog) throw new Error('The parts of a dialog belong inside of a Dialog.')
  return dialog
}

/** For components that render only inside an open dialog. */
export function useDialogParts() {
  const { parts } = useDialog()
  if (!parts) throw new Error('Header, body and footer belong inside of a DialogContent.')
  return parts
}
