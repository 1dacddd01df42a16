import { Badge } from '@atrium/ui/badge'
import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { Popover, PopoverContent, PopoverTrigger } from '@atrium/ui/popover'
import { useAtom } from 'jotai'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../../shared/FeatureLink'
import { useEvent } from '../../shared/useEvent'
import { useTexts } from '../../shared/useHost'
import { useReturn } from '../../shared/useReturn'
import { recentMessagesAtom } from '../atoms'
import { messagesMessages } from '../messages'
import { messagesRoutes } from '../routes'
import { useMarkRead } from '../useMarkRead'
import styles from './MessageEntry.module.css'
import { RecentMessages } from './RecentMessages'

export interface MessageEntryProps {
  /** Coming back to the page after this many milliseconds asks again. Default 60,000. */
  readonly refreshAfter?: number
}

/** The bell with the number of unread messages, and the recent messages behind it. */
export function MessageEntry({ refreshAfter = 60_000 }: MessageEntryProps) {
  const texts = useTexts(messagesMessages)
  const [messages, askAgain] = useAtom(recentMessagesAtom)
  const [open, setOpen] = useState(false)
  useEvent('OnMessage', askAgain)
  useReturn(refreshAfter, askAgain)
  const { markRead, busy } = useMarkRead()
  const unread = messages.state === 'ready' ? messages.value.filter((message) => !message.hasRead) : []
  const label = unread.length > 0 ? texts.messagesUnread(unread.length) : texts.messages

  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) askAgain()
      }}
    >
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
        <RecentMessages
          messages={messages}
          onRetry={askAgain}
          onRead={(id) => markRead([id])}
          onLeave={() => setOpen(false)}
        />
        <div className={styles.all}>
          <FeatureLink to={messagesRoutes.list} className={styles.link} onClick={() => setOpen(false)}>
            {texts.allMessages}
          </FeatureLink>
        </div>
      </PopoverContent>
    </Popover>
  )
}
