import type { messagesContract } from '@atrium/features/messages/contract'
import { and, desc, eq } from 'drizzle-orm'
import { messages } from '../database/schema'
import type { Call } from '../service/Call'
import { asMessage } from './asMessage'

export async function listMessages({ db, person, query }: Call<typeof messagesContract.listMessages>) {
  const { hasRead, pageIndex, pageSize } = query
  const wanted = and(
    eq(messages.userId, person.userId),
    hasRead === undefined ? undefined : eq(messages.hasRead, hasRead),
  )
  const totalItems = await db.$count(messages, wanted)
  const rows = await db
    .select()
    .from(messages)
    .where(wanted)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  return { totalItems, list: rows.map(asMessage) }
}
