import type { messagesOperations } from '@atrium/contracts/messages/policy'
import { and, eq } from 'drizzle-orm'
import { messages } from '../../platform/notifications/tables'
import type { Call } from '../../ports/Call'
import { companies, memberships } from '../organisation/tables'
import { asMessage } from './asMessage'
import { isOfReader } from './isOfReader'
import { messageColumns } from './messageColumns'
import { missingMessage } from './missingMessage'

export async function getMessage({ db, person, query, now }: Call<typeof messagesOperations.getMessage>) {
  const [row] = await db
    .select(messageColumns(now))
    .from(messages)
    .leftJoin(companies, eq(companies.id, messages.companyId))
    .leftJoin(memberships, isOfReader)
    .where(and(eq(messages.userId, person.userId), eq(messages.id, query.messageId)))
  if (!row) throw missingMessage()
  return asMessage(row)
}
