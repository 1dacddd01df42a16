import { and, gt, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
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
  return db.$count(
    orders,
    and(
      ofOwner(orders, { kind: 'company', companyId }),
      inArray(orders.status, unpaidStatuses),
      gt(orders.expiresAt, now),
      isNull(orders.deletedAt),
    ),
  )
}
