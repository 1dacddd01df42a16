import { Button } from '@atrium/ui/button'
import { MailCheck, Trash2 } from 'lucide-react'
import { useHost, useTexts } from '../../shared/host/useHost'
import type { Message } from '../atoms'
import { messagesMessages } from '../messages'
import { useMarkRead } from '../useMarkRead'

interface MessageActionsProps {
  /** The selected messages. */
  readonly chosen: readonly Message[]
  readonly onDelete: () => void
  readonly onDone: () => void
}

/** What can be done with the selected messages. */
export function MessageActions({ chosen, onDelete, onDone }: MessageActionsProps) {
  const { notify } = useHost()
  const texts = useTexts(messagesMessages)
  const { markRead, busy } = useMarkRead()
  const unread = chosen.filter((message) => !message.isRead)

  async function read() {
    if (!(await markRead(unread.map((message) => message.messageId)))) return
    notify({ tone: 'success', message: texts.markedRead(unread.length) })
    onDone()
  }
  return (
    <>
      <Button size="small" icon={<MailCheck />} disabled={unread.length === 0} busy={busy} onClick={read}>
        {texts.markRead}
      </Button>
      <Button size="small" tone="danger" icon={<Trash2 />} onClick={onDelete}>
        {texts.delete}
      </Button>
    </>
  )
}
