import { lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { daysBefore } from './dayOf'
import { daysKept, licenceUseDays } from './tables'

/** The days of use that are no longer kept: those more than {@link daysKept} days ago. */
export const tooOld = (now: Date): SQL => isTooOld(licenceUseDays.day, now)

/** The same for the day of another table. */
export const isTooOld = (day: PgColumn, now: Date): SQL => lt(day, daysBefore(now, daysKept))
