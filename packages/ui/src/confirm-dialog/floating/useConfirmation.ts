import { type ReactNode, useState } from 'react'
import type { ConfirmDialogProps } from '../ConfirmDialog'

/** The course of one confirmation: asked, busy, then closed, or asked again with the failure shown. */
export function useConfirmation({ open, onOpenChange, onConfirm, describeFailure }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [wasOpen, setWasOpen] = useState(open)

  if (open !== wasOpen) {
    setWasOpen(open)
    setFailure(null)
  }

  const requestChange = (next: boolean) => {
    if (!busy) onOpenChange(next)
  }

  const confirm = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (error) {
      if (describeFailure) setFailure(describeFailure(error))
      else reportError(error)
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, confirm, requestChange }
}
