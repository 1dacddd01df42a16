import { and, gt, isNull } from 'drizzle-orm'
import { sessions } from './tables'

/** Sessions that were neither ended nor left, and whose time isn't up. */
export const isOpenAt = (now: Date) =>
  and(isNull(sessions.endedAt), gt(sessions.expiresAt, now), gt(sessions.idleAt, now))
