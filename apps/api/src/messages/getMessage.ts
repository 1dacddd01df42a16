import type { messagesContract } from '@atrium/features/messages/contract'
import { and, eq } from 'drizzle-orm'
import { messages } from '../database/schema'
import type { Call } from '../service/Call'
import { asMessage } from './asMessage'
import { missingMessage } from './missingMessage'

export async function getMessage({ db, person, query }: Call<typeof messagesContract.getMessage>) {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, person.userId), eq(messages.id, query.messageId)))
  if (!row) throw missingMessage()
  return asMessage(row)
}
