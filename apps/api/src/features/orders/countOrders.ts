import { and, count, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { companyScope } from '../organisation'
import { unpaidStatuses } from './orderStatus'
import { orders } from './tables'

/** Counts an owner's unfinished orders by status: an owner with any can't be deleted. */
export async function countUnderWay(db: Connection, owner: Owner, now: Date) {
  const own = ofOwner(orders, owner)
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(
      and(
        own,
        or(
          and(inArray(orders.status, unpaidStatuses), gt(orders.expiresAt, now)),
          inArray(orders.status, ['PROCESSING', 'ACCEPT']),
        ),
      ),
    )
    .groupBy(orders.status)
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return ordersUnderWay.map(([kind, status]) => ({ kind, count: countOf(status) }))
}

/** The same groups as in the list of orders. */
const ordersUnderWay = [
  ['ordersUnpaid', 'NOTPAY'],
  ['ordersFailed', 'PAYERROR'],
  ['ordersProcessing', 'PROCESSING'],
  ['ordersAccepted', 'ACCEPT'],
] as const

const paying = { role: 'administrator', permissions: ['orders'] } as const

/** Counts the company's orders that wait for payment; zero for a person who may not see them. */
export async function countUnpaid(
  db: Connection,
  userId: string,
  companyId: string,
  now: Date,
): Promise<number> {
  if (!(await companyScope(db, { userId }, companyId, paying))) return 0
  return countOwnUnpaid(db, { kind: 'company', companyId }, now)
}

/** The same for an owner, for callers who may see the owner's orders. */
export const countOwnUnpaid = (db: Connection, owner: Owner, now: Date): Promise<number> =>
  db.$count(
    orders,
    and(
      ofOwner(orders, owner),
      inArray(orders.status, unpaidStatuses),
      gt(orders.expiresAt, now),
      isNull(orders.deletedAt),
    ),
  )
