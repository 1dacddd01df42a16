import * as v from 'valibot'
import { id, timestamp } from '../../wire/contract'

/** Only `normal` licences can be granted or cancelled. */
export const licenceStatus = v.picklist(['normal', 'disabled', 'expired'])

/** A licence is about to end this many days before its end. A renewal takes about a month. */
export const endingDays = 30

/** How a company gets more of a product. */
export const sale = {
  /** The product that it is sold as; null: not sold, or stopped by the vendor. */
  onLineProductId: v.nullable(id),
  /** Whether it can be renewed: not if it is permanent or a trial. */
  canRenew: v.boolean(),
}

/** Seats of a batch that end before the others, because fewer were renewed; null: all end together. */
export const earlierEnd = v.nullable(v.object({ seats: v.number(), endTime: timestamp }))

/** How a member came by a licence, and whether a licence file of it runs on a device. */
export const licenceSource = {
  /** `import`: from a list of phones. */
  source: v.picklist(['manual', 'rule', 'request', 'import', 'borrowed']),
  /** The name of the rule; null for other sources. */
  sourceName: v.nullable(v.string()),
  /** Null for other sources, or if the rule was deleted. */
  ruleId: v.nullable(id),
  /** When the licence file ends; null: it isn't borrowed. */
  borrowedUntil: v.nullable(timestamp),
}
