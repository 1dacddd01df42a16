import type { OrderStatus } from './api'

export const isUnpaid = (status: OrderStatus) => status === 'NOTPAY' || status === 'PAYERROR'

/** Nothing happens to it any more by itself. */
export const isOver = (status: OrderStatus) => status === 'CLOSED' || status === 'COMPLETED'
