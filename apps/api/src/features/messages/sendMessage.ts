import type { MessageKind } from '@atrium/features/shared/message/contract'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { randomId } from '../../platform/keys/randomId'
import { messages } from './tables'

/** What a message says, in both languages. */
export interface MessageWords {
  readonly title: string
  readonly content: string
  readonly titleEn: string
  readonly contentEn: string
}

/** What a message is about, from which its reader is led to where they act. */
interface MessageSubject {
  readonly kind: MessageKind
  /** Absent: it is about the reader alone. */
  readonly companyId?: string
  /** Id of the application, or number of the order. */
  readonly subjectId?: string
  /** The same, where it is another for each reader. */
  readonly subjectOf?: (userId: string) => string | undefined
}

interface NewMessage extends MessageWords, MessageSubject {
  readonly userIds: readonly string[]
  readonly now: Date
}

const atOnce = 1000

/**
 * Puts a message into the centre of each of these people, and tells their open pages once the transaction of `db`
 * commits. Call it last in the transaction, as {@link publish}.
 */
export async function sendMessage(
  db: Connection,
  { userIds, now, subjectOf, ...message }: NewMessage,
): Promise<void> {
  const recipients = [...new Set(userIds)]
  for (let start = 0; start < recipients.length; start += atOnce) {
    const rows = recipients.slice(start, start + atOnce).map((userId) => ({
      ...message,
      ...(subjectOf && { subjectId: subjectOf(userId) }),
      ...{ userId, id: randomId(), createdAt: now },
    }))
    await db.insert(messages).values(rows)
  }
  await publish(db, { userIds: recipients, target: 'OnMessage', payload: { kind: message.kind } })
}
