import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { writeAuditRow } from '../audit/writeAuditRow'
import type { Connection } from '../database/Connection'
import { departments, orderItems, orders, products, seatHoldings } from '../database/schema'
import { lockProducts } from '../seats'
import type { LockedProduct } from '../seats/lockProducts'
import { lockCompany } from '../service/lockCompany'
import { changeStatus } from './changeStatus'

type Item = typeof orderItems.$inferSelect

/**
 * Gives a company what it paid for, in one transaction with the order's last status: once, however often and from
 * however many processes it is tried. Seats go to the top department. Those of a product that the company has are
 * added to it, and its end moves on by what was bought, counted from its end or, when that has passed, from now.
 */
export async function deliverOrder(
  db: Connection,
  companyId: string,
  orderNo: string,
  now: Date,
): Promise<boolean> {
  await lockCompany(db, companyId, 'alone')
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.orderNo, orderNo)))
  if (order?.status !== 'SUCCESS' || (order.deliverAt !== null && order.deliverAt > now)) return false
  const items = await db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.companyId, companyId), eq(orderItems.orderNo, orderNo)))
    .orderBy(asc(orderItems.mainId), asc(orderItems.position))
  await lockProducts(
    db,
    companyId,
    items.map(({ mainId }) => mainId),
  )
  const departmentId = await topDepartmentOf(db, companyId)
  for (const item of items) await deliver(db, item, departmentId, now)
  await changeStatus(db, order, { after: 'COMPLETED', now, set: { deliveredAt: now } })
  const seats = items.map(({ mainId, purchaseQuantity }) => ({ mainId, purchaseQuantity }))
  const subject = { orderNo, before: 'SUCCESS', after: 'COMPLETED', seats }
  await writeAuditRow(db, {
    companyId,
    at: now,
    actorId: '',
    sessionId: '',
    operation: 'deliverOrder',
    subject,
    caller: null,
  })
  return true
}

async function deliver(db: Connection, item: Item, departmentId: string, now: Date): Promise<void> {
  const { companyId, mainId } = item
  const isProduct = and(eq(products.companyId, companyId), eq(products.mainId, mainId))
  const [product] = await db.select().from(products).where(isProduct)
  if (product) {
    await db
      .update(products)
      .set({ endAt: endAfter(product, item, now), isTrial: false })
      .where(isProduct)
  } else {
    await db.insert(products).values({
      companyId,
      mainId,
      name: item.productName,
      productType: item.productType,
      licensingType: item.membershipDuration === null ? 'permanent' : 'dated',
      startAt: now,
      endAt: item.membershipDuration === null ? null : monthsAfter(now, item.membershipDuration),
      createdAt: now,
    })
  }
  await db
    .insert(seatHoldings)
    .values({ companyId, mainId, departmentId, quantity: item.purchaseQuantity })
    .onConflictDoUpdate({
      target: [seatHoldings.companyId, seatHoldings.mainId, seatHoldings.departmentId],
      set: { quantity: sql`${seatHoldings.quantity} + excluded.quantity` },
    })
}

/** A permanent product has no end, whatever is bought for it. */
function endAfter({ endAt }: LockedProduct, { membershipDuration }: Item, now: Date): Date | null {
  if (endAt === null || membershipDuration === null) return endAt
  return monthsAfter(endAt > now ? endAt : now, membershipDuration)
}

/** The same day so many months later, or the last one of a shorter month. */
function monthsAfter(from: Date, months: number): Date {
  const target = new Date(from)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return target
}

async function topDepartmentOf(db: Connection, companyId: string): Promise<string> {
  const [top] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.parentId)))
  if (!top) throw new Error(`The company ${companyId} has no top department to deliver to.`)
  return top.id
}
