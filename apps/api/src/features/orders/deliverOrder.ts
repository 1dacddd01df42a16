import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { lockOwner } from '../organisation'
import { departments } from '../organisation/tables'
import { changeStatus } from './changeStatus'
import { deliverItem } from './deliverItem'
import { noteChange } from './noteChange'
import { ofOrder } from './ofOrder'
import { orderItems, orders } from './tables'

/** To whom what is ordered can be given: seats of a company. Nothing of the service makes an order of anybody else. */
export type SuppliedOwner = Extract<Owner, { readonly kind: 'company' }>

/**
 * Gives a company what it paid for, in one transaction with the order's last status: once, however often and from
 * however many processes it is tried. Seats go to the top department.
 */
export async function deliverOrder(
  db: Connection,
  owner: SuppliedOwner,
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
  const departmentId = await topDepartmentOf(db, owner.companyId)
  const seats = []
  for (const item of items) seats.push(await deliverItem(db, owner.companyId, item, departmentId, now))
  await changeStatus(db, order, { after: 'COMPLETED', now, set: { deliveredAt: now } })
  const subject = { orderNo, before: 'SUCCESS', after: 'COMPLETED', seats }
  await noteChange(db, owner, { operation: 'deliverOrder', subject, now })
  return true
}

async function topDepartmentOf(db: Connection, companyId: string): Promise<string> {
  const [top] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.parentId)))
  if (!top) throw new Error(`The company ${companyId} has no top department to deliver to.`)
  return top.id
}
