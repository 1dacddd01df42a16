import * as v from 'valibot'
import { id, text } from '../../wire/contract'

export const remarkLength = 200

/** An invoice, by what its owner keeps. */
export const billEntries = {
  /** A title. */
  invoiceId: id,
  /** Where it goes on paper; null: it doesn’t. A special invoice always does. */
  addressId: v.nullable(id),
  invoiceRemark: v.optional(text(remarkLength), ''),
}
