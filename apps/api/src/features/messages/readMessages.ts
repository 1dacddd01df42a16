import type { messagesOperations } from '@atrium/contracts/messages/policy'
import { messagesRefusals } from '@atrium/contracts/messages/refusals'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { countsBy } from '../../platform/database/countsBy'
import { pageOf } from '../../platform/database/pageOf'
import { publish } from '../../platform/events'
import type { Person } from '../../platform/http/Person'
import { messages } from '../../platform/notifications/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { companies, memberships } from '../organisation/tables'
import { messageColumns } from './messageColumns'

type ReadCall = Call<typeof messagesOperations.readMessages>

/** Marking twice is no error. Updates the person's other pages. */
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
    .where(and(isOwn(person), inArray(messages.id, [...messageIds])))
    .returning({ id: messages.id })
  if (read.length < messageIds.length) throw missingMessage()
  audit({ messageIds })
}

async function readAll({ db, person, body, audit, unchanged }: ReadCall): Promise<void> {
  const read = await db
    .update(messages)
    .set({ hasRead: true })
    .where(and(isOwn(person), eq(messages.hasRead, false), isAbout(body.aboutId)))
    .returning({ id: messages.id })
  if (read.length === 0) unchanged()
  audit({ count: read.length })
}

/** Other people's messages count as missing. */
export const missingMessage = () => new Refusal(messagesRefusals.missing)

/** The person's messages that the call reaches. */
const isOwn = ({ userId, limitedTo }: Reader) =>
  and(
    eq(messages.userId, userId),
    limitedTo === undefined ? undefined : inArray(messages.companyId, [...limitedTo]),
  )

type Reader = Pick<Person, 'userId' | 'limitedTo'>

/** Joins a message with its reader's membership in its company. */
export const isOfReader = and(
  eq(memberships.companyId, messages.companyId),
  eq(memberships.userId, messages.userId),
)

/** Limits to messages about a company; undefined: no limit. */
export const isAbout = (companyId: string | undefined) =>
  companyId === undefined ? undefined : eq(messages.companyId, companyId)

interface MessageRow {
  readonly message: typeof messages.$inferSelect
  readonly isDone: boolean
  /** The message's company. */
  readonly company: Pick<typeof companies.$inferSelect, 'name' | 'dissolvedAt'> | null
  /** The reader, if they are a member of that company. */
  readonly memberId: string | null
}

/** A message in its wire format. */
export const asMessage = ({ message, isDone, company, memberId }: MessageRow) => ({
  messageId: message.id,
  title: message.title,
  content: message.content,
  titleEn: message.titleEn,
  contentEn: message.contentEn,
  hasRead: message.hasRead,
  createdAt: message.createdAt.toISOString(),
  kind: message.kind,
  enterpriseId: message.companyId,
  enterpriseName: company?.name ?? '',
  isMember: memberId !== null && company?.dissolvedAt === null,
  subjectId: message.subjectId,
  isDone,
})

export const countUnread = (db: Connection, userId: string): Promise<number> =>
  db.$count(messages, and(isOwn({ userId }), eq(messages.hasRead, false)))

export async function listMessages({ db, person, query, now }: Call<typeof messagesOperations.listMessages>) {
  const { hasRead, aboutId, pageIndex, pageSize } = query
  const counted = and(isOwn(person), isAbout(aboutId))
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

export async function getMessage({ db, person, query, now }: Call<typeof messagesOperations.getMessage>) {
  const [row] = await db
    .select(messageColumns(now))
    .from(messages)
    .leftJoin(companies, eq(companies.id, messages.companyId))
    .leftJoin(memberships, isOfReader)
    .where(and(isOwn(person), eq(messages.id, query.messageId)))
  if (!row) throw missingMessage()
  return asMessage(row)
}

/** Deletes all of them or none. Updates the person's other pages. */
export async function deleteMessages({
  db,
  person,
  body,
  audit,
}: Call<typeof messagesOperations.deleteMessages>): Promise<true> {
  const messageIds = [...new Set(body.messageIds)]
  const deleted = await db
    .delete(messages)
    .where(and(isOwn(person), inArray(messages.id, messageIds)))
    .returning({ id: messages.id, title: messages.title })
  if (deleted.length < messageIds.length) throw missingMessage()
  audit({ before: deleted })
  await publish(db, { userIds: [person.userId], target: 'OnMessage' })
  return true
}
