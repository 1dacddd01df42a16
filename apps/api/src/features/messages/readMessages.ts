import type { messagesOperations } from '@atrium/contracts/messages/policy'
import { and, eq, inArray } from 'drizzle-orm'
import { publish } from '../../platform/events'
import { messages } from '../../platform/notifications/tables'
import type { Call } from '../../ports/Call'
import { isAbout } from './isAbout'
import { missingMessage } from './missingMessage'

type ReadCall = Call<typeof messagesOperations.readMessages>

/** Reading twice is no error. The person's other pages are told. */
export async function readMessages(call: ReadCall): Promise<true> {
  const { db, person, body } = call
  await (body.messageIds ? readThese(call, [...new Set(body.messageIds)]) : readAll(call))
  await publish(db, { userIds: [person.userId], target: 'OnMessage' })
  return true
}

async function readThese({ db, person, audit }: ReadCall, messageIds: readonly string[]): Promise<void> {
  const read = await db
    .update(messages)
    .set({ hasRead: true })
    .where(and(eq(messages.userId, person.userId), inArray(messages.id, [...messageIds])))
    .returning({ id: messages.id })
  if (read.length < messageIds.length) throw missingMessage()
  audit({ messageIds })
}

async function readAll({ db, person, body, audit, unchanged }: ReadCall): Promise<void> {
  const read = await db
    .update(messages)
    .set({ hasRead: true })
    .where(and(eq(messages.userId, person.userId), eq(messages.hasRead, false), isAbout(body.aboutId)))
    .returning({ id: messages.id })
  if (read.length === 0) unchanged()
  audit({ count: read.length })
}
