import type { messagesContract } from '@atrium/features/messages/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { publish } from '../../platform/events'
import type { Call } from '../../ports/Call'
import { missingMessage } from './missingMessage'
import { messages } from './tables'

/** Reading twice is no error. The person's other pages are told. */
export async function readMessages({
  db,
  person,
  body,
  audit,
}: Call<typeof messagesContract.readMessages>): Promise<true> {
  const messageIds = [...new Set(body.messageIds)]
  const read = await db
    .update(messages)
    .set({ hasRead: true })
    .where(and(eq(messages.userId, person.userId), inArray(messages.id, messageIds)))
    .returning({ id: messages.id })
  if (read.length < messageIds.length) throw missingMessage()
  audit({ messageIds })
  await publish(db, { userIds: [person.userId], target: 'OnMessage' })
  return true
}
