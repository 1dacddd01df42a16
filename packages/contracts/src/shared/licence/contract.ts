import * as v from 'valibot'
import { id } from '../../wire/contract'

/** `normal`, `disabled`, `expired`; only `normal` licences can be granted or cancelled. */
export const licenceStatus = v.picklist(['normal', 'disabled', 'expired'])

/** What ends within so many days is about to end: a month is what a renewal takes. */
export const endingDays = 30

/** How a company gets more of what it has. */
export const sale = {
  /** As what it is sold online; null: it isn't, or the vendor stopped it. */
  onLineProductId: v.nullable(id),
  /** Its end can be moved by a renewal: not of what lasts for ever, nor of a trial. */
  canRenew: v.boolean(),
}
