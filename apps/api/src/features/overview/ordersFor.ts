import { mostTasks } from '@atrium/contracts/company/overview/contract'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { statusOf } from '../authorisation'
import { orderItems, orders } from '../orders/tables'
import { products } from '../seats/tables'

export interface OrderRow {
  readonly orderNo: string
  readonly status: 'NOTPAY' | 'PAYERROR'
  readonly name: string
  /** Fen. */
  readonly payAmount: number
  readonly createdAt: string
  readonly expiresAt: string
}

/** The owner's orders that can still be paid, by earliest deadline. */
export function ordersFor(db: Connection, owner: Owner, now: Date) {
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

/** The columns for a term. */
export const termColumns = {
  productType: products.productType,
  licensingType: products.licensingType,
  startAt: products.startAt,
  endAt: products.endAt,
  disabled: products.disabled,
}

/** A product's kind and term in the rows of the home. */
export interface Term {
  readonly productType: 0 | 1
  readonly licensingType: 'permanent' | 'dated'
  readonly startAt: string | null
  readonly endAt: string | null
  readonly disabled: boolean
}

const iso = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())

/** The same in its wire format. */
export function termOf({ disabled, ...term }: Term, now: Date) {
  const endAt = term.endAt === null ? null : new Date(term.endAt)
  return {
    productType: term.productType,
    licensingType: term.licensingType,
    startAt: iso(term.startAt),
    endAt: iso(term.endAt),
    snStatus: statusOf({ disabled, endAt }, now),
  }
}
