import { type SQL, sql } from 'drizzle-orm'
import { type orderStatuses, orders } from './tables'

export type OrderRow = typeof orders.$inferSelect
export type OrderStatus = (typeof orderStatuses)[number]

export const unpaidStatuses: readonly OrderStatus[] = ['NOTPAY', 'PAYERROR']
const over: readonly OrderStatus[] = ['CLOSED', 'COMPLETED']

/** Nobody has paid it, and it is still open. */
export const isUnpaid = (order: OrderRow, now: Date) => unpaidStatuses.includes(statusAt(order, now))

export const isOver = (order: OrderRow, now: Date) => over.includes(statusAt(order, now))

/** An order that nobody paid in time is closed from that moment on, whenever that is written down. */
export const statusAt = ({ status, expiresAt }: OrderRow, now: Date): OrderStatus =>
  unpaidStatuses.includes(status) && expiresAt <= now ? 'CLOSED' : status

/** The same in a query. */
export const statusColumn = (now: Date): SQL<OrderStatus> =>
  sql<OrderStatus>`case when ${orders.status} in ('NOTPAY', 'PAYERROR') and ${orders.expiresAt} <= ${now.toISOString()}::timestamptz
    then 'CLOSED' else ${orders.status} end`
