import { mostTasks } from '@atrium/features/company/overview/contract'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { ofOwner } from '../../platform/owner/ofOwner'
import { orderItems, orders } from '../orders/tables'

export interface OrderRow {
  readonly orderNo: string
  readonly status: 'NOTPAY' | 'PAYERROR'
  readonly name: string
  /** Fen. */
  readonly payAmount: number
  readonly createdAt: string
  readonly expiresAt: string
}

/** Orders that can still be paid, those that end first before others; none where there is no scope. */
export function ordersFor(db: Connection, scope: CompanyScope | undefined, now: Date) {
  const owner = { kind: 'company', companyId: scope?.companyId ?? '' } as const
  return rowsOf<OrderRow>(
    db
      .select(
        columns({
          orderNo: orders.orderNo,
          status: orders.status,
          name: orderItems.productName,
          payAmount: orders.payAmount,
          createdAt: orders.createdAt,
          expiresAt: orders.expiresAt,
        }),
      )
      .from(orders)
      .innerJoin(
        orderItems,
        and(ofOwner(orderItems, owner), eq(orderItems.orderNo, orders.orderNo), eq(orderItems.position, 0)),
      )
      .where(
        and(
          ofOwner(orders, owner),
          inArray(orders.status, ['NOTPAY', 'PAYERROR']),
          gt(orders.expiresAt, now),
          isNull(orders.deletedAt),
        ),
      )
      .orderBy(asc(orders.expiresAt), asc(orders.orderNo))
      .limit(mostTasks),
  )
}
