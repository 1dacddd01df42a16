import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { RequestFailure } from '../../shared/RequestFailure'
import type { Request } from '../../shared/request'
import { useAction } from '../../shared/useAction'
import { useFormat, useTexts } from '../../shared/useHost'
import type { Message } from '../atoms'
import { workspaceMessages } from '../messages'
import styles from './MessageList.module.css'

interface MessageListProps {
  readonly messages: Request<readonly Message[]>
  readonly onRetry: () => void
  readonly onRead: (messageId: string) => Promise<unknown>
}

export function MessageList({ messages, onRetry, onRead }: MessageListProps) {
  const texts = useTexts(workspaceMessages)
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
  if (messages.value.length === 0) {
    return (
      <div className={styles.state}>
        <EmptyState title={texts.noMessages} description={texts.noMessagesHint} />
      </div>
    )
  }
  return (
    <ul className={styles.list}>
      {messages.value.map((message) => (
        <MessageItem key={message.messageId} message={message} onRead={onRead} />
      ))}
    </ul>
  )
}

function MessageItem({ message, onRead }: { readonly message: Message } & Pick<MessageListProps, 'onRead'>) {
  const texts = useTexts(workspaceMessages)
  const format = useFormat()
  const { run, busy } = useAction(() => onRead(message.messageId))
  return (
    <li className={styles.item} data-state={message.hasRead ? 'read' : 'unread'}>
      <h3 className={styles.title}>
        {!message.hasRead && (
          <span className={styles.dot} role="img" aria-label={texts.unread} title={texts.unread} />
        )}
        {message.title}
      </h3>
      <p className={styles.content}>{message.content}</p>
      <div className={styles.foot}>
        <time dateTime={message.createdAt}>{format.timestamp(message.createdAt)}</time>
        {!message.hasRead && (
          <Button variant="ghost" size="small" busy={busy} onClick={run}>
            {texts.markRead}
          </Button>
        )}
      </div>
    </li>
  )
}
