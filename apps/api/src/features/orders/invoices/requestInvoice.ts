import type { ordersOperations } from '@atrium/contracts/orders/policy'
import { ordersRefusals } from '@atrium/contracts/orders/refusals'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { findBill, isAddressMissing } from '../../billing'
import { findOrder, ofOrder } from '../findOrder'
import { type OrderRow, statusAt } from '../orderStatus'
import { orders } from '../tables'

/** The caller holds the owner's lock, so nobody else requests an invoice for the order or closes it meanwhile. */
export async function requestInvoice(call: Call<typeof ordersOperations.requestInvoice>) {
  const { db, owner, body, now } = call
  const order = await findOrder(db, owner, body.orderNo)
  if (order.invoice) throw new Refusal(ordersRefusals.hasInvoice)
  if (statusAt(order, now) === 'CLOSED') throw new Refusal(ordersRefusals.noInvoice)
  const bill = await findBill(db, owner, body)
  if (isAddressMissing(bill)) throw new Refusal(ordersRefusals.addressWanted)
  await db.update(orders).set(bill).where(ofOrder(orders, order))
  const { invoiceHeader } = bill.invoice
  // The title of a person's invoice may name others, who would stay in the audit trail after an erasure.
  const change = owner.kind === 'company' && { before: { invoiceHeader: '' }, after: { invoiceHeader } }
  call.audit({ orderNo: order.orderNo, ...change })
  return true as const
}

export type InvoiceState = 'awaitingPayment' | 'due' | 'issued' | 'dropped'

/** State of an order's invoice; unpaid orders have none yet. */
export function invoiceStateOf(order: OrderRow, now: Date): InvoiceState {
  if (order.invoiceIssuedAt) return 'issued'
  const status = statusAt(order, now)
  if (status === 'CLOSED') return 'dropped'
  return status === 'SUCCESS' || status === 'COMPLETED' ? 'due' : 'awaitingPayment'
}
