import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import type { Request } from '../../shared/request/request'
import { useAction } from '../../shared/request/useAction'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { Message } from '../atoms'
import { messagePathsAtom } from '../messageList'
import { bellMessages, messagesMessages } from '../messages'
import { useMarkRead } from '../useMarkRead'
import { MessageAction } from './MessageAction'
import styles from './RecentMessages.module.css'

interface Recent {
  readonly list: readonly Message[]
  /** The number among all messages. */
  readonly unread: number
}

interface RecentMessagesProps {
  readonly messages: Request<Recent>
  readonly onRetry: () => void
  /** A message opens on its own page. */
  readonly onLeave: () => void
}

/** The popover of the bell. */
export function RecentMessages({ messages, onRetry, onLeave }: RecentMessagesProps) {
  const { recentMessages } = useTexts(bellMessages)
  const texts = useTexts(messagesMessages)
  const { markRead, markAllRead, busy } = useMarkRead()
  const paths = useAtomValue(messagePathsAtom)
  const unread = messages.state === 'ready' ? messages.value.unread : 0
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>{recentMessages}</h2>
        {unread > 0 && (
          <Button variant="ghost" size="small" busy={busy} onClick={markAllRead}>
            {texts.markAllRead}
          </Button>
        )}
      </div>
      <MessageItems messages={messages} onRetry={onRetry} onRead={(id) => markRead([id])} onLeave={onLeave} />
      <div className={styles.all}>
        <FeatureLink to={paths.all} className={styles.link} onClick={onLeave}>
          {texts.allMessages}
        </FeatureLink>
      </div>
    </>
  )
}

interface MessageItemsProps extends RecentMessagesProps {
  readonly onRead: (messageId: string) => Promise<unknown>
}

function MessageItems({ messages, onRetry, onRead, onLeave }: MessageItemsProps) {
  const texts = useTexts(messagesMessages)
  if (messages.state === 'loading') {
    return (
      <div className={styles.state}>
        <Skeleton lines={4} />
      </div>
    )
  }
  if (messages.state === 'failed') {
    return (
      <div className={styles.state}>
        <RequestFailure failure={messages.failure} title={texts.messagesFailed} onRetry={onRetry} />
      </div>
    )
  }
  if (messages.value.list.length === 0) {
    return (
      <div className={styles.state}>
        <EmptyState drawing="messages" title={texts.noMessages} description={texts.noMessagesHint} />
      </div>
    )
  }
  return (
    <ul className={styles.list}>
      {messages.value.list.map((message) => (
        <MessageItem key={message.messageId} message={message} onRead={onRead} onLeave={onLeave} />
      ))}
    </ul>
  )
}

interface MessageItemProps extends Pick<MessageItemsProps, 'onRead' | 'onLeave'> {
  readonly message: Message
}

function MessageItem({ message, onRead, onLeave }: MessageItemProps) {
  const texts = useTexts(messagesMessages)
  const format = useFormat()
  const paths = useAtomValue(messagePathsAtom)
  const { run, busy } = useAction(() => onRead(message.messageId))
  return (
    <li className={styles.item} data-state={message.isRead ? 'read' : 'unread'}>
      <h3 className={styles.title}>
        {!message.isRead && (
          <span className={styles.dot} role="img" aria-label={texts.unread} title={texts.unread} />
        )}
        <FeatureLink to={paths.message(message.messageId)} className={styles.link} onClick={onLeave}>
          {message.title}
        </FeatureLink>
      </h3>
      <p className={styles.content}>
        <KeptNumbers>{message.content}</KeptNumbers>
      </p>
      <p className={styles.origin}>
        <time dateTime={message.createdAt}>{format.timestamp(message.createdAt)}</time>
        {message.companyName && (
          <>
            {' · '}
            <span title={message.companyName}>{message.companyName}</span>
          </>
        )}
      </p>
      <div className={styles.actions}>
        {!message.isRead && (
          <Button variant="ghost" size="small" busy={busy} onClick={run}>
            {texts.markRead}
          </Button>
        )}
        <MessageAction message={message} variant="ghost" onFollow={onLeave} />
      </div>
    </li>
  )
}
