import type { messagesContract } from '@atrium/features/messages/contract'
import { and, eq } from 'drizzle-orm'
import { companies, messages } from '../database/schema'
import type { Call } from '../service/Call'
import { asMessage } from './asMessage'
import { missingMessage } from './missingMessage'

export async function getMessage({ db, person, query }: Call<typeof messagesContract.getMessage>) {
  const [row] = await db
    .select({ message: messages, company: companies.name })
    .from(messages)
    .leftJoin(companies, eq(companies.id, messages.companyId))
    .where(and(eq(messages.userId, person.userId), eq(messages.id, query.messageId)))
  if (!row) throw missingMessage()
  return asMessage(row.message, row.company)
}
