import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { type MessageWords, sendMessage } from '../../platform/notifications'
import { messages } from '../../platform/notifications/tables'
import { productNames } from '../catalogue'
import { holdersOf } from '../organisation'
import { openStates } from './closeRequests'
import { soldAs } from './seatQueries'
import { licenceRequests, products, seatHoldings } from './tables'

/** A product with this many free seats or fewer is nearly used up. */
export const fewSeats = 1
/** With at most this many seats, people notice by themselves: only an empty product is reported. */
const mostAtAGlance = 2
/**
 * Nobody is notified of the same product twice in this time; otherwise granting and taking back a seat would notify
 * each time.
 */
const quietMilliseconds = 24 * 60 * 60_000

interface UsedProducts {
  readonly companyId: string
  /** Batches whose seats were granted or are requested. */
  readonly mainIds: readonly string[]
  readonly now: Date
}

/**
 * Notifies the company's buyers that a product is used up, or nearly, across its batches. Products that aren't on sale
 * are left out, and so are concurrent batches, because their seats can't be given to anybody. Call it near the transaction's end, like {@link sendMessage}.
 */
export async function notifyFewSeats(
  db: Connection,
  { companyId, mainIds, now }: UsedProducts,
): Promise<void> {
  const few = (await seatsLeft(db, companyId, mainIds, now)).filter(isFew)
  if (few.length === 0) return
  const english = await productNames(db, 'en')
  const buyers = await holdersOf(db, companyId, 'orders')
  for (const product of few) {
    const ids = [product.firstId, ...product.batchIds]
    const recent = await db
      .select({ userId: messages.userId })
      .from(messages)
      .where(
        and(
          eq(messages.companyId, companyId),
          eq(messages.kind, 'seats'),
          inArray(messages.subjectId, ids),
          gt(messages.createdAt, new Date(now.getTime() - quietMilliseconds)),
        ),
      )
    const known = new Set(recent.map(({ userId }) => userId))
    const waiting = await db.$count(
      licenceRequests,
      and(
        eq(licenceRequests.companyId, companyId),
        eq(licenceRequests.mainId, product.firstId),
        inArray(licenceRequests.state, [...openStates]),
      ),
    )
    await sendMessage(db, {
      userIds: buyers.filter((userId) => !known.has(userId)),
      kind: 'seats',
      companyId,
      subjectId: product.firstId,
      now,
      ...wordsOf({ ...product, waiting, nameEn: english(product.name) }),
    })
  }
}

const isFew = ({ free, total }: Left) => free === 0 || (free <= fewSeats && total > mostAtAGlance)

type Left = Awaited<ReturnType<typeof seatsLeft>>[number]

/** Usable seats left across all batches, for each product on sale. */
async function seatsLeft(db: Connection, companyId: string, mainIds: readonly string[], now: Date) {
  if (mainIds.length === 0) return []
  const first = sql<string>`coalesce(${products.batchOf}, ${products.mainId})`
  const requested = db
    .select({ first })
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.mainId, [...new Set(mainIds)])))
  const rows = await db
    .select({
      firstId: first,
      batchIds: sql<string[]>`array_agg(distinct ${products.mainId})`,
      name: sql<string>`min(${products.name})`,
      total: sql<number>`sum(${seatHoldings.quantity})`.mapWith(Number),
      free: sql<number>`sum(${seatHoldings.quantity} - ${seatHoldings.used})`.mapWith(Number),
      isSold: sql<boolean>`bool_or(${soldAs(db)} is not null)`,
    })
    .from(products)
    .innerJoin(
      seatHoldings,
      and(eq(seatHoldings.companyId, products.companyId), eq(seatHoldings.mainId, products.mainId)),
    )
    .where(
      and(
        eq(products.companyId, companyId),
        sql`${first} in (${requested})`,
        eq(products.isConcurrent, false),
        isUsable(now),
      ),
    )
    .groupBy(first)
  return rows.filter(({ isSold, total }) => isSold && total > 0)
}

const isUsable = (now: Date) =>
  sql`not ${products.disabled} and (${products.endAt} is null or ${products.endAt} > ${now.toISOString()}::timestamptz)`

function wordsOf({
  name,
  nameEn,
  total,
  free,
  waiting,
}: Pick<Left, 'name' | 'total' | 'free'> & {
  readonly nameEn: string
  readonly waiting: number
}): MessageWords {
  if (free > 0)
    return {
      title: '授权即将用完',
      content: `“${name}”剩余${free}个授权。可增购，或收回不再使用的授权。`,
      titleEn: 'Licences are running out',
      contentEn: `${free} licence of “${nameEn}” is left. Buy more, or take back those no longer needed.`,
    }
  const waitingText = waiting > 0 ? `，还有${waiting}位成员在等待` : ''
  const askedEn =
    waiting > 0 ? `, and ${waiting === 1 ? '1 member waits' : `${waiting} members wait`} for one` : ''
  return {
    title: '授权已用完',
    content: `“${name}”的${total}个授权已全部使用${waitingText}。可增购，或收回不再使用的授权。`,
    titleEn: 'Licences are used up',
    contentEn: `All ${total} licences of “${nameEn}” are in use${askedEn}. Buy more, or take back those no longer needed.`,
  }
}
