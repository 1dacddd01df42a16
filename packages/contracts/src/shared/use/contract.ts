import * as v from 'valibot'
import { wholeNumber } from '../../wire/contract'

/** The numbers of days without use by which lists count and filter. */
export const idleSteps = [30, 60, 90, 180] as const

/** After this many days a product’s drawer counts a licence as idle. */
export const idleLong = 90

/** A number of days without use to look for: less is a holiday, and more isn’t stored. */
export const idleSearch = wholeNumber(7, 365)

/** The longest of the {@link idleSteps} that a licence hasn’t been used; 0: less than the first. */
export const idleFrom = v.picklist([0, ...idleSteps])

/** The last use of a licence, by days in China. */
export const lastUse = {
  /** `YYYY-MM-DD`; null: never. */
  lastUsedOn: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Whole days since then, or since the licence was granted if it was never used. */
  idleDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
}
