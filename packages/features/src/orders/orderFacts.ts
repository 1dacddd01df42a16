import type { Order, OrderStatus } from './api'

/** The main amount of an order: the paid one, or else the amount due. Shown only at the top. */
export const leadingAmount = ({ payAmount, actualAmount }: Order) =>
  actualAmount === null
    ? ({ kind: 'payable', yuan: payAmount } as const)
    : ({ kind: 'amountPaid', yuan: actualAmount } as const)

export const isUnpaid = (status: OrderStatus) => status === 'awaitingPayment' || status === 'paymentFailed'

export const isPaid = (status: OrderStatus) => status === 'paid' || status === 'completed'

/** It can't change by itself any more. */
export const isOver = (status: OrderStatus) => status === 'closed' || status === 'completed'

/** Width of the names of an order's facts: their longest words, so that all values are aligned. */
export const factsWidth = { 'zh-CN': '112px', en: '132px' } as const
