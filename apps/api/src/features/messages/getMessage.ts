import type { messagesContract } from '@atrium/features/messages/contract'
import { and, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { companies } from '../organisation/tables'
import { asMessage } from './asMessage'
import { missingMessage } from './missingMessage'
import { messages } from './tables'

export async function getMessage({ db, person, query }: Call<typeof messagesContract.getMessage>) {
  const [row] = await db
    .select({ message: messages, company: companies.name })
    .from(messages)
    .leftJoin(companies, eq(companies.id, messages.companyId))
    .where(and(eq(messages.userId, person.userId), eq(messages.id, query.messageId)))
  if (!row) throw missingMessage()
  return asMessage(row.message, row.company)
}
