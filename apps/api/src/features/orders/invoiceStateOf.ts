import { type OrderRow, statusAt } from './orderStatus'

export type InvoiceState = 'awaitingPayment' | 'due' | 'issued' | 'dropped'

/** How the invoice of an order stands that has one: nobody invoices what isn't paid. */
export function invoiceStateOf(order: OrderRow, now: Date): InvoiceState {
  if (order.invoiceIssuedAt) return 'issued'
  const status = statusAt(order, now)
  if (status === 'CLOSED') return 'dropped'
  return status === 'SUCCESS' || status === 'COMPLETED' ? 'due' : 'awaitingPayment'
}
