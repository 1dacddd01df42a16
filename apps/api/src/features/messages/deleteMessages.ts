import type { messagesOperations } from '@atrium/contracts/messages/policy'
import { and, eq, inArray } from 'drizzle-orm'
import { publish } from '../../platform/events'
import { messages } from '../../platform/notifications/tables'
import type { Call } from '../../ports/Call'
import { missingMessage } from './missingMessage'

/** All of them or none. The person's other pages are told. */
export async function deleteMessages({
  db,
  person,
  body,
  audit,
}: Call<typeof messagesOperations.deleteMessages>): Promise<true> {
  const messageIds = [...new Set(body.messageIds)]
  const deleted = await db
    .delete(messages)
    .where(and(eq(messages.userId, person.userId), inArray(messages.id, messageIds)))
    .returning({ id: messages.id, title: messages.title })
  if (deleted.length < messageIds.length) throw missingMessage()
  audit({ before: deleted })
  await publish(db, { userIds: [person.userId], target: 'OnMessage' })
  return true
}
