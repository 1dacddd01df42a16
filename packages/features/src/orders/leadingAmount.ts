import type { Order } from './api'

/** The main amount of an order: what was paid, else what is due. Shown at the top only. */
export const leadingAmount = ({ payAmount, actualAmount }: Order) =>
  actualAmount === null
    ? ({ kind: 'payable', yuan: payAmount } as const)
    : ({ kind: 'amountPaid', yuan: actualAmount } as const)
