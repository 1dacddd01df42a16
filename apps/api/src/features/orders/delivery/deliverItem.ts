import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { spellingOf } from '../../../platform/spelling/spellingOf'
import { startCut } from '../../seatCuts'
import type { LockedProduct } from '../../seats'
import { lockProducts } from '../../seats'
import { products, seatHoldings } from '../../seats/tables'
import { noteTerms } from '../../waitingList'
import { ofOrder } from '../findOrder'
import { orderItems } from '../tables'
import { termOf } from './termOf'

type Item = typeof orderItems.$inferSelect

/**
 * Delivers one item to a company and records the result at the item. New seats join the batch of the product that ends
 * at the same time and has the same kind of seats; without one they become a batch of their own, so that no other end
 * moves. The caller holds the company's lock alone.
 */
export async function deliverItem(
  db: Connection,
  companyId: string,
  item: Item,
  departmentId: string,
  now: Date,
): Promise<{ readonly mainId: string; readonly purchaseQuantity: number }> {
  const { purchaseQuantity } = item
  const batches = await lockBatches(db, companyId, item.mainId)
  const endAt = batches.find(({ mainId }) => mainId === item.mainId)?.endAt ?? null
  const until = termOf(item, endAt, now)
  const mainId =
    item.effect === 'extend'
      ? await extendBatch(db, companyId, item.mainId, until, now)
      : (batches.find((batch) => canJoin(batch, item, until))?.mainId ??
        (await insertBatch(db, companyId, item, { first: batches[0], until, now })))
  if (item.effect === 'add')
    await addSeats(db, { companyId, mainId, departmentId, quantity: purchaseQuantity })
  await noteTerms(db, companyId, [mainId])
  await db
    .update(orderItems)
    .set({
      deliveredTo: mainId,
      deliveredFrom: item.effect === 'extend' && endAt !== null && endAt > now ? endAt : now,
      deliveredUntil: until,
    })
    .where(and(ofOrder(orderItems, item), eq(orderItems.position, item.position)))
  if (item.effect === 'extend') await startCut(db, { companyId, mainId, orderNo: item.orderNo, endAt, now })
  return { mainId, purchaseQuantity }
}

/** Locks every batch of the product that one of its batches names. */
async function lockBatches(db: Connection, companyId: string, mainId: string) {
  const first = db
    .select({ id: sql<string>`coalesce(${products.batchOf}, ${products.mainId})` })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
  const found = await db
    .select({ mainId: products.mainId })
    .from(products)
    .where(
      and(
        eq(products.companyId, companyId),
        or(inArray(products.mainId, first), inArray(products.batchOf, first)),
      ),
    )
  return lockProducts(
    db,
    companyId,
    found.map((batch) => batch.mainId),
  )
}

const canJoin = (batch: LockedProduct, item: Item, until: Date | null) =>
  !batch.isTrial &&
  !batch.disabled &&
  batch.isConcurrent === item.isConcurrent &&
  batch.endAt?.getTime() === until?.getTime()

async function extendBatch(db: Connection, companyId: string, mainId: string, until: Date | null, now: Date) {
  const [batch] = await db
    .update(products)
    // Nobody is reminded of a moment that passed before.
    .set({ endAt: until, isTrial: false, remindedAt: now })
    .where(and(eq(products.companyId, companyId), eq(products.mainId, mainId)))
    .returning({ mainId: products.mainId })
  if (!batch) throw new Error(`The company ${companyId} has no batch ${mainId} to extend.`)
  return mainId
}

interface NewBatch {
  /** Any batch that the company has of the product. */
  readonly first: LockedProduct | undefined
  readonly until: Date | null
  readonly now: Date
}

async function insertBatch(
  db: Connection,
  companyId: string,
  item: Item,
  { first, until, now }: NewBatch,
): Promise<string> {
  const mainId = first ? `${item.orderNo}-${item.position}` : item.mainId
  // A trial may have the word in its name.
  const name = first && !first.isTrial ? first.name : item.productName
  await db.insert(products).values({
    companyId,
    mainId,
    batchOf: first && (first.batchOf ?? first.mainId),
    name,
    spelling: spellingOf(name, 'thing'),
    productType: item.productType,
    isConcurrent: item.isConcurrent,
    licensingType: until === null ? 'permanent' : 'dated',
    startAt: now,
    endAt: until,
    remindedAt: now,
    createdAt: now,
  })
  return mainId
}

async function addSeats(db: Connection, seats: typeof seatHoldings.$inferInsert): Promise<void> {
  await db
    .insert(seatHoldings)
    .values(seats)
    .onConflictDoUpdate({
      target: [seatHoldings.companyId, seatHoldings.mainId, seatHoldings.departmentId],
      set: { quantity: sql`${seatHoldings.quantity} + excluded.quantity` },
    })
}
