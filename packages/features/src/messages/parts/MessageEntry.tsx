import { Badge } from '@atrium/ui/badge'
import { IconButton } from '@atrium/ui/icon-button'
import { Popover, PopoverContent, PopoverTrigger } from '@atrium/ui/popover'
import { useAtom } from 'jotai'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useReturn } from '../../shared/request/useReturn'
import { recentMessagesAtom } from '../atoms'
import { bellMessages } from '../messages'
import styles from './MessageEntry.module.css'
import { RecentMessages } from './RecentMessages'

export interface MessageEntryProps {
  /** Returning to the page after this many milliseconds reloads the messages. Default 60,000. */
  readonly refreshAfter?: number
}

/** The bell with the number of unread messages, and the recent messages behind it. */
export function MessageEntry({ refreshAfter = 60_000 }: MessageEntryProps) {
  const texts = useTexts(bellMessages)
  const [messages, askAgain] = useAtom(recentMessagesAtom)
  const [open, setOpen] = useState(false)
  useReturn(refreshAfter, askAgain)
  const unread = messages.state === 'ready' ? messages.value.unread : 0
  const label = unread > 0 ? texts.messagesUnread(unread) : texts.messages

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
        <Badge count={unread} className={styles.badge} aria-hidden />
      </span>
      <PopoverContent label={texts.recentMessages} width={400} align="end" className={styles.box} takesFocus>
        <RecentMessages messages={messages} onRetry={askAgain} onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  )
}
