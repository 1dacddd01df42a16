import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { writeAuditRow } from '../audit'
import { lockCompany } from '../organisation'
import { departments } from '../organisation/tables'
import { changeStatus } from './changeStatus'
import { deliverItem } from './deliverItem'
import { orderItems, orders } from './tables'

/**
 * Gives a company what it paid for, in one transaction with the order's last status: once, however often and from
 * however many processes it is tried. Seats go to the top department.
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
  const departmentId = await topDepartmentOf(db, companyId)
  const seats = []
  for (const item of items) seats.push(await deliverItem(db, item, departmentId, now))
  await changeStatus(db, order, { after: 'COMPLETED', now, set: { deliveredAt: now } })
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

async function topDepartmentOf(db: Connection, companyId: string): Promise<string> {
  const [top] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.parentId)))
  if (!top) throw new Error(`The company ${companyId} has no top department to deliver to.`)
  return top.id
}
