import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { asFailure } from '../../shared/wire/Failure'
import { deleteMessagesAction } from '../actions'
import type { Message } from '../atoms'
import { messagesMessages } from '../messages'

interface DeleteMessagesDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly messages: readonly Pick<Message, 'messageId' | 'title'>[]
  readonly onDeleted: () => void
}

/** Asks before messages are deleted. */
export function DeleteMessagesDialog({ open, onOpenChange, messages, onDeleted }: DeleteMessagesDialogProps) {
  const texts = useTexts(messagesMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { perform } = useAction(deleteMessagesAction)
  const [first] = messages

  async function remove() {
    const messageIds = messages.map((message) => message.messageId)
    try {
      await perform(messageIds)
      notify({ tone: 'success', message: texts.deleted(messages.length) })
    } catch (thrown) {
      const failure = asFailure(thrown)
      // Some were deleted elsewhere, so the person must select again.
      if (failure.kind !== 'missing') throw thrown
      notify({ tone: 'failure', message: texts.deleteFailed(describe(failure)) })
    }
    onDeleted()
  }
  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      title={
        messages.length === 1 && first ? texts.deleteOne(first.title) : texts.deleteSome(messages.length)
      }
      description={texts.deleteHint}
      tone="danger"
      confirmLabel={texts.delete}
      onConfirm={remove}
      describeFailure={(failure) => texts.deleteFailed(describe(failure))}
    />
  )
}
