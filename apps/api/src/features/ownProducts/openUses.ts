import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { appUses } from './tables'

/** In milliseconds: an app that has been silent for longer isn't in use. */
export const silentMilliseconds = 180_000

/** A person's open uses. Whether a company's administrator has ended one is stored in its grant. */
export const openUses = (userId: string, now: Date): SQL | undefined =>
  and(
    eq(appUses.userId, userId),
    isNotNull(appUses.startedAt),
    isNull(appUses.endedAt),
    gt(appUses.seenAt, new Date(now.getTime() - silentMilliseconds)),
  )
