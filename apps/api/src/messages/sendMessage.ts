import type { Connection } from '../database/Connection'
import { messages } from '../database/schema'
import { publish } from '../events'
import { randomId } from '../session/randomId'

export interface NewMessage {
  readonly userIds: readonly string[]
  readonly title: string
  readonly content: string
  readonly now: Date
}

const atOnce = 1000

/**
 * Puts a message into the centre of each of these people, and tells their open pages once the transaction of `db`
 * commits. Call it last in the transaction, as {@link publish}.
 */
export async function sendMessage(
  db: Connection,
  { userIds, title, content, now }: NewMessage,
): Promise<void> {
  const recipients = [...new Set(userIds)]
  for (let start = 0; start < recipients.length; start += atOnce) {
    const rows = recipients
      .slice(start, start + atOnce)
      .map((userId) => ({ userId, id: randomId(), title, content, createdAt: now }))
    await db.insert(messages).values(rows)
  }
  await publish(db, { userIds: recipients, target: 'OnMessage' })
}
