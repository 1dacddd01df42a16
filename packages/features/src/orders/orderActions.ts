import type { OrderStatus } from './api'

export const isUnpaid = (status: OrderStatus) => status === 'awaitingPayment' || status === 'paymentFailed'

export const isPaid = (status: OrderStatus) => status === 'paid' || status === 'completed'

/** Nothing happens to it any more by itself. */
export const isOver = (status: OrderStatus) => status === 'closed' || status === 'completed'
