import { and, asc, eq, gt, min } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { eventCounters, userEvents } from './tables'

export type UserEvent = Omit<typeof userEvents.$inferSelect, 'userId' | 'createdAt'>

const pageOfEvents = 100

/** The next events of a person after `position`, oldest first, at most a hundred. */
export function readEvents(db: Connection, userId: string, position: number): Promise<UserEvent[]> {
  const { id, target, text, payload, sessionId } = userEvents
  return db
    .select({ id, target, text, payload, sessionId })
    .from(userEvents)
    .where(and(eq(userEvents.userId, userId), gt(userEvents.id, position)))
    .orderBy(asc(userEvents.id))
    .limit(pageOfEvents)
}

export interface EventRange {
  /** Number of the person's newest event; 0: none. */
  readonly lastId: number
  /** Number of the oldest stored event; null: none. */
  readonly oldestId: number | null
}

export async function eventRangeOf(db: Connection, userId: string): Promise<EventRange> {
  const [counter] = await db
    .select({ lastId: eventCounters.lastId })
    .from(eventCounters)
    .where(eq(eventCounters.userId, userId))
  const [row] = await db
    .select({ oldestId: min(userEvents.id) })
    .from(userEvents)
    .where(eq(userEvents.userId, userId))
  return { lastId: counter?.lastId ?? 0, oldestId: row?.oldestId ?? null }
}

/** Whether everything after `position` is still stored. */
export function isComplete({ lastId, oldestId }: EventRange, position: number): boolean {
  if (position === lastId) return true
  return position < lastId && oldestId !== null && oldestId <= position + 1
}
