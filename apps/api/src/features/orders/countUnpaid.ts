import { and, gt, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { companyScope } from '../organisation'
import { unpaidStatuses } from './orderStatus'
import { orders } from './tables'

const paying = { role: 'administrator', permissions: ['orders'] } as const

/** How many of the company's orders wait for their payment: for a person who may not see them, none. */
export async function countUnpaid(
  db: Connection,
  userId: string,
  companyId: string,
  now: Date,
): Promise<number> {
  if (!(await companyScope(db, { userId }, companyId, paying))) return 0
  return countOwnUnpaid(db, { kind: 'company', companyId }, now)
}

/** The same of an owner, for whoever may see their orders. */
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
