import { actionAtom } from '../../shared/request/actionAtom'
import { salesApiAtom } from './api'

interface NewOrder {
  readonly productId: string
  readonly packageId: string
  readonly months: number | null
  readonly quantity: number
  /** Whose seats get more time; null: seats are added. */
  readonly renewedBatchId: string | null
  /** What the buyer saw, in yuan. */
  readonly payAmount: number
  readonly titleId: string | null
  readonly mailingId: string | null
  readonly invoiceRemark: string
}

/** Resolves to the order's number. Refused, it may be for what things cost by now. */
export const createOrderAction = actionAtom({
  run: async (get, _set, body: NewOrder) => (await get(salesApiAtom).createOrder({ body })).orderNo,
  stale: ['orders', 'history'],
  staleOnFailure: ['offers'],
})
