import type { messagesContract } from '@atrium/features/messages/contract'
import { and, eq } from 'drizzle-orm'
import { companies, messages } from '../database/schema'
import type { Call } from '../service/Call'
import { pageOf } from '../service/pageOf'
import { asMessage } from './asMessage'

export async function listMessages({ db, person, query }: Call<typeof messagesContract.listMessages>) {
  const { hasRead, pageIndex, pageSize } = query
  const wanted = and(
    eq(messages.userId, person.userId),
    hasRead === undefined ? undefined : eq(messages.hasRead, hasRead),
  )
  const { page, total, order, totalOf, ...listing } = pageOf(db, {
    table: messages,
    id: messages.id,
    sortedBy: messages.createdAt,
    isDescending: true,
    listed: wanted,
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
    isSearch: false,
  })
  const rows = await listing.db
    .select({ total, message: messages, company: companies.name })
    .from(page)
    .innerJoin(messages, and(eq(messages.userId, person.userId), eq(messages.id, page.id)))
    .leftJoin(companies, eq(companies.id, messages.companyId))
    .orderBy(...order)
  return {
    totalItems: await totalOf(rows),
    list: rows.map(({ message, company }) => asMessage(message, company)),
  }
}
