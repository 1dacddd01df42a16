import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { sharedMessages } from '../../shared/sharedMessages'
import { useTexts } from '../../shared/useHost'
import { invitationsMessages } from '../messages'

interface SendDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly good: number
  readonly bad: number
  readonly onSend: () => void
}

/** Says how many messages go out, before any does. */
export function SendDialog({ open, onOpenChange, good, bad, onSend }: SendDialogProps) {
  const texts = useTexts(invitationsMessages)
  const { cancel } = useTexts(sharedMessages)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.confirmSend(good)}
      description={bad > 0 ? texts.confirmSendRest(bad) : texts.confirmSendAll}
      confirmLabel={texts.send}
      cancelLabel={cancel}
      onConfirm={() => {
        // The list shows how it goes; the question is over.
        onSend()
      }}
    />
  )
}
