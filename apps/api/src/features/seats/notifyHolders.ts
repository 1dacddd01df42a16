import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type MessageWords, sendMessage } from '../../platform/notifications'
import { productNames } from '../catalogue'
import { refreshMenuCounts } from '../organisation'
import { companies } from '../organisation/tables'
import type { ClosedRequest } from './closeRequests'
import { products } from './tables'
import { givenWords, type ProductName, restoredWords, takenBackWords, undoneWords } from './words'

/** A seat that a member got or lost. */
interface MovedSeat {
  readonly mainId: string
  readonly userId: string
}

interface MessageContext {
  readonly companyId: string
  readonly now: Date
}

/**
 * Sends each of these members one message about their new products, and which of those they had requested. Call it near
 * the transaction's end, like {@link sendMessage}.
 */
export async function notifyGranted(
  db: Connection,
  { companyId, now }: MessageContext,
  taken: readonly MovedSeat[],
  closed: readonly ClosedRequest[],
): Promise<void> {
  if (taken.length === 0) return
  const [company, nameOf] = await namesOfProducts(db, companyId, taken)
  const given = byMember(taken)
  const requested = byMember(closed)
  await sendMessage(db, {
    userIds: [...given.keys()],
    kind: 'licence',
    companyId,
    wordsOf: (userId) => givenWords(company, nameOf(given.get(userId)), nameOf(requested.get(userId))),
    now,
  })
  if (closed.length > 0) await refreshMenuCounts(db, companyId, 'authorisation')
}

/**
 * Sends each of these members, who stay members, one message about the products that were taken back. Call it like
 * {@link notifyGranted}.
 */
export const notifyTakenBack = (db: Connection, context: MessageContext, returned: readonly MovedSeat[]) =>
  notifyMembers(db, context, returned, takenBackWords)

/** Sends each one message about restored products, after {@link notifyTakenBack}. */
export async function notifyRestored(
  db: Connection,
  context: MessageContext,
  restored: readonly MovedSeat[],
  closed: readonly ClosedRequest[],
): Promise<void> {
  await notifyMembers(db, context, restored, restoredWords)
  if (closed.length > 0) await refreshMenuCounts(db, context.companyId, 'authorisation')
}

/**
 * Sends each one message about products granted by mistake, after {@link notifyGranted}, and which requests are pending
 * again.
 */
export async function notifyUndone(
  db: Connection,
  context: MessageContext,
  undone: readonly MovedSeat[],
  reopened: readonly ClosedRequest[],
): Promise<void> {
  const waiting = byMember(reopened)
  await notifyMembers(db, context, undone, undoneWords, waiting)
  if (reopened.length > 0) await refreshMenuCounts(db, context.companyId, 'authorisation')
}

async function notifyMembers(
  db: Connection,
  { companyId, now }: MessageContext,
  moved: readonly MovedSeat[],
  wordsOf: (
    company: string,
    moved: readonly ProductName[],
    requested: readonly ProductName[],
  ) => MessageWords,
  requested: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<void> {
  if (moved.length === 0) return
  const [company, nameOf] = await namesOfProducts(db, companyId, moved)
  const products = byMember(moved)
  await sendMessage(db, {
    userIds: [...products.keys()],
    kind: 'licence',
    companyId,
    wordsOf: (userId) => wordsOf(company, nameOf(products.get(userId)), nameOf(requested.get(userId))),
    now,
  })
}

/** The names of the company and of its products; several batches of a product count once. */
export async function namesOfProducts(db: Connection, companyId: string, moved: readonly MovedSeat[]) {
  const english = await productNames(db, 'en')
  const rows = await db
    .select({
      mainId: products.mainId,
      first: sql<string>`coalesce(${products.batchOf}, ${products.mainId})`,
      name: products.name,
      company: companies.name,
    })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(
      and(
        eq(products.companyId, companyId),
        inArray(products.mainId, [...new Set(moved.map(({ mainId }) => mainId))]),
      ),
    )
    .orderBy(asc(products.mainId))
  const names = new Map(
    rows.map(({ first, name }) => [first, { chinese: name, english: english(name) }] as const),
  )
  const firstOf = new Map(rows.map(({ mainId, first }) => [mainId, first]))
  const nameOf = (ids: readonly string[] = []): readonly ProductName[] =>
    [...new Set(ids.map((id) => firstOf.get(id) ?? id))].flatMap((first) => names.get(first) ?? [])
  return [rows[0]?.company ?? '', nameOf] as const
}

function byMember(seats: readonly MovedSeat[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const { userId, mainId } of seats) {
    const group = groups.get(userId)
    if (group) group.push(mainId)
    else groups.set(userId, [mainId])
  }
  return groups
}
