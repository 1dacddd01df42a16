import * as v from 'valibot'
import { id, text } from '../../wire/contract'

export const remarkLength = 200

/** An invoice, by the stored title and address of its owner. */
export const billEntries = {
  /** The title. */
  invoiceId: id,
  /** The address for a paper invoice; null: none. A special invoice always needs one. */
  addressId: v.nullable(id),
  invoiceRemark: v.optional(text(remarkLength), ''),
}
