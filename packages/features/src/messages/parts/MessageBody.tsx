import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import layout from '../../shared/screen/Layout.module.css'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import { type Message, messageAtom } from '../atoms'
import { messagesMessages } from '../messages'
import { useMarkRead } from '../useMarkRead'
import { DeleteMessagesDialog } from './DeleteMessagesDialog'
import { MessageAction } from './MessageAction'
import styles from './MessageBody.module.css'

interface MessageBodyProps {
  /** The list to return to. */
  readonly listPath: string
}

export function MessageBody({ listPath }: MessageBodyProps) {
  const texts = useTexts(messagesMessages)
  const { loading } = useTexts(sharedMessages)
  const [message, refresh] = useAtom(messageAtom)
  if (message.state === 'failed') {
    return (
      <RequestFailure
        failure={message.failure}
        title={message.failure.kind === 'missing' ? texts.messageMissing : texts.messagesFailed}
        missing={{
          hint: texts.messageMissingHint,
          action: (
            <Button asChild>
              <FeatureLink to={listPath}>{texts.backToList}</FeatureLink>
            </Button>
          ),
        }}
        onRetry={refresh}
      />
    )
  }
  if (message.state === 'loading') {
    return (
      <Card>
        <div role="status" aria-label={loading}>
          <Skeleton lines={4} />
        </div>
      </Card>
    )
  }
  return <Body message={message.value} listPath={listPath} />
}

function Body({ message, listPath }: MessageBodyProps & { readonly message: Message }) {
  const texts = useTexts(messagesMessages)
  const format = useFormat()
  const { navigate } = useHost()
  const [deleting, setDeleting] = useState(false)
  useReadOnce(message)
  return (
    <Card>
      <article>
        <header className={styles.head}>
          <h2 className={layout.title}>{message.title}</h2>
          <Button
            variant="ghost"
            tone="danger"
            icon={<Trash2 aria-hidden />}
            onClick={() => setDeleting(true)}
          >
            {texts.delete}
          </Button>
        </header>
        <time className={styles.time} dateTime={message.createdAt}>
          {format.timestamp(message.createdAt)}
        </time>
        {message.companyName && <span className={styles.company}>{message.companyName}</span>}
        <p className={styles.content}>
          <KeptNumbers>{message.content}</KeptNumbers>
        </p>
        <MessageAction message={message} variant="primary" />
        {message.companyId && !message.isMember && message.kind !== 'invitation' && (
          <p className={layout.hint}>{texts.notMember(message.companyName)}</p>
        )}
      </article>
      <DeleteMessagesDialog
        open={deleting}
        onOpenChange={setDeleting}
        messages={[message]}
        onDeleted={() => navigate(listPath, { replace: true })}
      />
    </Card>
  )
}

function useReadOnce({ messageId, isRead }: Message): void {
  const { markRead } = useMarkRead()
  const read = useEffectEvent((id: string) => void markRead([id]))
  useEffect(() => {
    if (!isRead) read(messageId)
  }, [messageId, isRead])
}
