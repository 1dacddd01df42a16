import type { workspaceContract } from '@atrium/features/workspace/contract'
import { desc, eq } from 'drizzle-orm'
import { messages } from '../database/schema'
import type { Call } from '../service/Call'

export async function listMessages({ db, person, query }: Call<typeof workspaceContract.listMessages>) {
  const own = eq(messages.userId, person.userId)
  const totalItems = await db.$count(messages, own)
  const rows = await db
    .select()
    .from(messages)
    .where(own)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  return {
    totalItems,
    list: rows.map((row) => ({
      messageId: row.id,
      title: row.title,
      content: row.content,
      hasRead: row.hasRead,
      createdAt: row.createdAt.toISOString(),
    })),
  }
}
