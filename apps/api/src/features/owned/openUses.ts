import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { appUses } from './tables'

/** In milliseconds: an app that wasn't heard of for so long isn't in use. */
export const silentMilliseconds = 180_000

/** What a person has in use now. What a company’s administrator ended besides, its grant tells. */
export const openUses = (userId: string, now: Date): SQL | undefined =>
  and(
    eq(appUses.userId, userId),
    isNotNull(appUses.startedAt),
    isNull(appUses.endedAt),
    gt(appUses.seenAt, new Date(now.getTime() - silentMilliseconds)),
  )
