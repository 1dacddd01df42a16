import { Badge } from '@atrium/ui/badge'
import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { Popover, PopoverContent, PopoverTrigger } from '@atrium/ui/popover'
import { useAtom } from 'jotai'
import { Bell } from 'lucide-react'
import { useTexts } from '../../shared/useHost'
import { messagesAtom } from '../atoms'
import { workspaceMessages } from '../messages'
import { useMarkRead } from '../useMarkRead'
import styles from './MessageEntry.module.css'
import { MessageList } from './MessageList'

/** The bell with the number of unread messages, and the recent messages behind it. */
export function MessageEntry() {
  const texts = useTexts(workspaceMessages)
  const [messages, askAgain] = useAtom(messagesAtom)
  const { markRead, busy } = useMarkRead()
  const unread = messages.state === 'ready' ? messages.value.filter((message) => !message.hasRead) : []
  const label = unread.length > 0 ? texts.messagesUnread(unread.length) : texts.messages

  return (
    <Popover onOpenChange={(open) => open && askAgain()}>
      <span className={styles.entry}>
        <PopoverTrigger asChild>
          <IconButton label={label} title={texts.messages} icon={<Bell />} />
        </PopoverTrigger>
        <Badge count={unread.length} className={styles.badge} aria-hidden />
      </span>
      <PopoverContent label={texts.recentMessages} width={400} align="end" className={styles.box}>
        <div className={styles.head}>
          <h2 className={styles.title}>{texts.recentMessages}</h2>
          {unread.length > 0 && (
            <Button
              variant="ghost"
              size="small"
              busy={busy}
              onClick={() => markRead(unread.map((message) => message.messageId))}
            >
              {texts.markAllRead}
            </Button>
          )}
        </div>
        <MessageList messages={messages} onRetry={askAgain} onRead={(id) => markRead([id])} />
      </PopoverContent>
    </Popover>
  )
}
