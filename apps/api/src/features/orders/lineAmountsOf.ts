import type { OrderRow } from './orderStatus'
import { yuan } from './wire'

interface Line {
  readonly purchaseQuantity: number
}

/** What a line of an order costs before reductions: amounts are kept by order, so it is known where there is one line. */
export function lineAmountsOf({ orderAmount }: OrderRow, lines: readonly Line[]) {
  const [line] = lines
  if (!line || lines.length > 1) return { unitPrice: null, lineAmount: null }
  const isWhole = orderAmount % line.purchaseQuantity === 0
  return {
    unitPrice: isWhole ? yuan(orderAmount / line.purchaseQuantity) : null,
    lineAmount: yuan(orderAmount),
  }
}
