import type { Order } from './api'

/** The amount that an order is about: what was paid, else what is to be. It stands at the head, and nowhere again. */
export const leadingAmount = ({ payAmount, actualAmount }: Order) =>
  actualAmount === null
    ? ({ kind: 'payable', yuan: payAmount } as const)
    : ({ kind: 'amountPaid', yuan: actualAmount } as const)
