import type { messagesOperations } from '@atrium/contracts/messages/policy'
import { and, eq, sql } from 'drizzle-orm'
import { countsBy } from '../../platform/database/countsBy'
import { pageOf } from '../../platform/database/pageOf'
import { messages } from '../../platform/notifications/tables'
import type { Call } from '../../ports/Call'
import { companies, memberships } from '../organisation/tables'
import { asMessage } from './asMessage'
import { isAbout } from './isAbout'
import { isOfReader } from './isOfReader'
import { messageColumns } from './messageColumns'

export async function listMessages({ db, person, query, now }: Call<typeof messagesOperations.listMessages>) {
  const { hasRead, aboutId, pageIndex, pageSize } = query
  const counted = and(eq(messages.userId, person.userId), isAbout(aboutId))
  const { page, total, order, totalOf, ...listing } = pageOf(db, {
    table: messages,
    id: messages.id,
    sortedBy: messages.createdAt,
    isDescending: true,
    listed: and(counted, hasRead === undefined ? undefined : eq(messages.hasRead, hasRead)),
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
    isSearch: false,
  })
  const kind = sql<boolean>`${messages.hasRead}`
  const { counts, countsOf } = countsBy(db, { table: messages, kind, counted })
  const rows = await listing.db
    .select({ total, counts, ...messageColumns(now) })
    .from(page)
    .innerJoin(messages, and(eq(messages.userId, person.userId), eq(messages.id, page.id)))
    .leftJoin(companies, eq(companies.id, messages.companyId))
    .leftJoin(memberships, isOfReader)
    .orderBy(...order)
  return {
    totalItems: await totalOf(rows),
    counts: (await countsOf(rows)).map(({ kind, count }) => ({ hasRead: kind, count })),
    list: rows.map(asMessage),
  }
}
