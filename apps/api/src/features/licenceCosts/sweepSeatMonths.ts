import { lt, type SQL } from 'drizzle-orm'
import { dayOf } from '../use'
import { firstDayOf, monthOf, monthsLater } from './months'
import { licenceSeatMonths, monthsKept } from './tables'

/** The months that are no longer kept: all but the current one and the {@link monthsKept} - 1 before it. */
export const tooOldSeatMonths = (now: Date): SQL =>
  lt(licenceSeatMonths.month, firstDayOf(monthsLater(monthOf(dayOf(now)), 1 - monthsKept)))
