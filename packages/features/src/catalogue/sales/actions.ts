import { actionAtom } from '../../shared/request/actionAtom'
import { salesApiAtom } from './api'

interface NewOrder {
  readonly productId: string
  readonly packageId: string
  readonly months: number | null
  readonly quantity: number
  /** The seats to renew; null: seats are added. */
  readonly renewedBatchId: string | null
  /** The total that the buyer saw, in yuan. */
  readonly payAmount: number
  readonly titleId: string | null
  readonly mailingId: string | null
  readonly invoiceRemark: string
}

/** Resolves to the order's number. It may be refused because the price has changed. */
export const createOrderAction = actionAtom({
  run: async (get, _set, body: NewOrder) => (await get(salesApiAtom).createOrder({ body })).orderNo,
  stale: ['orders', 'history'],
  staleOnFailure: ['offers'],
})
