import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { Owner } from '../../../platform/owner/Owner'
import { ownerKey } from '../../../platform/owner/ownerKey'
import { lockOwner } from '../../organisation'
import { departments } from '../../organisation/tables'
import { changeStatus, noteChange } from '../changeStatus'
import { ofOrder } from '../findOrder'
import { orderItems, orders } from '../tables'
import { deliverItem } from './deliverItem'
import { findPersonLicence } from './personLicences'
import { termOf } from './termOf'

/**
 * Delivers a paid order to its owner, in one transaction with the order's final status: once, however often and from
 * however many processes it is tried. A company's seats go to the top department. A person's item is the licence
 * itself and expires automatically, like a trial.
 */
export async function deliverOrder(
  db: Connection,
  owner: Owner,
  orderNo: string,
  now: Date,
): Promise<boolean> {
  await lockOwner(db, owner, 'alone')
  const key = { ...ownerKey(owner), orderNo }
  const [order] = await db.select().from(orders).where(ofOrder(orders, key))
  if (order?.status !== 'SUCCESS' || (order.deliverAt !== null && order.deliverAt > now)) return false
  const items = await db
    .select()
    .from(orderItems)
    .where(ofOrder(orderItems, key))
    .orderBy(asc(orderItems.mainId), asc(orderItems.position))
  const give =
    owner.kind === 'company'
      ? await giverOfSeats(db, owner.companyId, now)
      : giverOfLicences(db, owner.userId, now)
  const seats = []
  for (const item of items) seats.push(await give(item))
  await changeStatus(db, order, { after: 'COMPLETED', now, set: { deliveredAt: now } })
  const subject = { orderNo, before: 'SUCCESS', after: 'COMPLETED', seats }
  await noteChange(db, owner, { operation: 'deliverOrder', subject, now })
  return true
}

type Item = typeof orderItems.$inferSelect

async function giverOfSeats(db: Connection, companyId: string, now: Date) {
  const departmentId = await topDepartmentOf(db, companyId)
  return (item: Item) => deliverItem(db, companyId, item, departmentId, now)
}

/** A renewal extends the person's existing licence, which keeps its name and serial number. */
const giverOfLicences = (db: Connection, userId: string, now: Date) => async (item: Item) => {
  const { mainId, purchaseQuantity, orderNo, position, effect } = item
  const renewed = effect === 'extend' ? await findPersonLicence(db, userId, mainId) : undefined
  await db
    .update(orderItems)
    .set({
      deliveredTo: renewed?.id ?? `${orderNo}-${position}`,
      deliveredUntil: termOf(item, renewed?.endAt ?? null, now),
    })
    .where(and(ofOrder(orderItems, item), eq(orderItems.position, position)))
  return { mainId, purchaseQuantity }
}

async function topDepartmentOf(db: Connection, companyId: string): Promise<string> {
  const [top] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.parentId)))
  if (!top) throw new Error(`The company ${companyId} has no top department to deliver to.`)
  return top.id
}
