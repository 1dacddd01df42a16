import type { Order, OrderStatus } from './api'

/** The main amount of an order: what was paid, else what is due. Shown at the top only. */
export const leadingAmount = ({ payAmount, actualAmount }: Order) =>
  actualAmount === null
    ? ({ kind: 'payable', yuan: payAmount } as const)
    : ({ kind: 'amountPaid', yuan: actualAmount } as const)

export const isUnpaid = (status: OrderStatus) => status === 'awaitingPayment' || status === 'paymentFailed'

export const isPaid = (status: OrderStatus) => status === 'paid' || status === 'completed'

/** Nothing happens to it any more by itself. */
export const isOver = (status: OrderStatus) => status === 'closed' || status === 'completed'

/** Of the names of an order's facts: as wide as their longest words, so that what is said begins at one edge. */
export const factsWidth = { 'zh-CN': '112px', en: '132px' } as const
