import { lt, type SQL } from 'drizzle-orm'
import { daysBefore } from './dayOf'
import { daysKept, licenceUseDays } from './tables'

/** The days of use that are no longer kept: those more than {@link daysKept} days ago. */
export const tooOld = (now: Date): SQL => lt(licenceUseDays.day, daysBefore(now, daysKept))
