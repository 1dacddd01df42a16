import type { MessageKind } from '@atrium/contracts/shared/message/contract'
import { sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { publish } from '../events'
import { randomId } from '../keys/randomId'
import { messages } from './tables'

/** A message in both languages. */
export interface MessageWords {
  readonly title: string
  readonly content: string
  readonly titleEn: string
  readonly contentEn: string
}

/** The subject of a message; its link leads there. */
interface MessageSubject {
  readonly kind: MessageKind
  /** Absent: it only concerns the reader. */
  readonly companyId?: string
  /** Id of the application, or number of the order. */
  readonly subjectId?: string
  /** The same, when it differs by reader. */
  readonly subjectOf?: (userId: string) => string | undefined
}

type NewMessage = MessageSubject &
  (MessageWords | { readonly wordsOf: (userId: string) => MessageWords }) & {
    readonly userIds: readonly string[]
    readonly now: Date
  }

const atOnce = 1000

/**
 * Puts a message into the centre of each of these people, and notifies their open pages once the transaction of `db`
 * commits. Call it last in the transaction, like {@link publish}.
 */
export async function sendMessage(
  db: Connection,
  { userIds, now, subjectOf, ...message }: NewMessage,
): Promise<void> {
  if (userIds.length === 0) return
  const { wordsOf, ...content } = 'wordsOf' in message ? message : { ...message, wordsOf: () => message }
  const recipients = [...new Set(userIds)]
  for (let start = 0; start < recipients.length; start += atOnce) {
    const some = recipients.slice(start, start + atOnce)
    await insertMessages(
      db,
      some.map((userId) => ({
        ...content,
        ...wordsOf(userId),
        ...(subjectOf && { subjectId: subjectOf(userId) }),
        userId,
        id: randomId(),
        createdAt: now,
      })),
    )
  }
  await publish(db, {
    userIds: recipients,
    target: 'OnMessage',
    payload: { kind: message.kind, ...(message.companyId && { enterPriseId: message.companyId }) },
  })
}

/** As one argument, however many there are: thousands of parameters are slow to parse. */
const insertMessages = (db: Connection, rows: readonly (typeof messages.$inferInsert)[]) =>
  db.execute(sql`
    insert into ${messages}
      (user_id, id, title, content, title_en, content_en, created_at, kind, company_id, subject_id)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      "userId" text, id text, title text, content text, "titleEn" text, "contentEn" text,
      "createdAt" timestamptz, kind text, "companyId" text, "subjectId" text)`)
