import { type SQL, sql } from 'drizzle-orm'
import { type orderStatuses, orders } from './tables'

export type OrderRow = typeof orders.$inferSelect
export type OrderStatus = (typeof orderStatuses)[number]

export const unpaidStatuses: readonly OrderStatus[] = ['NOTPAY', 'PAYERROR']
const over: readonly OrderStatus[] = ['CLOSED', 'COMPLETED']

/** Whether the order is unpaid and still open. */
export const isUnpaid = (order: OrderRow, now: Date) => unpaidStatuses.includes(statusAt(order, now))

export const isOver = (order: OrderRow, now: Date) => over.includes(statusAt(order, now))

/** An unpaid order is closed from its deadline on, even before its row says so. */
export const statusAt = ({ status, expiresAt }: OrderRow, now: Date): OrderStatus =>
  unpaidStatuses.includes(status) && expiresAt <= now ? 'CLOSED' : status

/** The same as a query expression. */
export const statusColumn = (now: Date): SQL<OrderStatus> =>
  sql<OrderStatus>`case when ${orders.status} in ('NOTPAY', 'PAYERROR') and ${orders.expiresAt} <= ${now.toISOString()}::timestamptz
    then 'CLOSED' else ${orders.status} end`
