import { useTexts } from '../../shared/host/useHost'
import { Question } from '../../shared/screen/Question'
import { invitationsMessages } from '../messages'

interface SendDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly good: number
  readonly bad: number
  /** How many may still be sent today; undefined: nobody knows yet. */
  readonly left: number | undefined
  readonly onSend: (count: number) => void
}

/** Says how many messages go out, before any does. */
export function SendDialog({ open, onOpenChange, good, bad, left = good, onSend }: SendDialogProps) {
  const texts = useTexts(invitationsMessages)
  const count = Math.min(good, left)
  const rest = bad > 0 ? texts.confirmSendRest(bad) : texts.confirmSendAll
  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      title={texts.confirmSend(count)}
      description={count < good ? texts.confirmSendPart(count, good - count) : rest}
      confirmLabel={texts.send}
      onConfirm={() => {
        // The list shows how it goes; the question is over.
        onSend(count)
      }}
    />
  )
}
