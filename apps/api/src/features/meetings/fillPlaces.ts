import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { newSerialNumber } from '../../platform/keys/newSerialNumber'
import type { Meeting } from './lockMeeting'
import { meetingApplications } from './tables'

/**
 * Gives the free places of a meeting to those who wait, in their turn, until it begins; under its lock.
 *
 * @returns who got one
 */
export async function fillPlaces(db: Connection, meeting: Meeting, now: Date): Promise<string[]> {
  if (meeting.startAt <= now) return []
  const inState = (state: 'confirmed' | 'waiting') =>
    and(eq(meetingApplications.meetingId, meeting.id), eq(meetingApplications.state, state))
  const free = meeting.placeCount - (await db.$count(meetingApplications, inState('confirmed')))
  if (free <= 0) return []
  const { userId, id } = meetingApplications
  const next = await db
    .select({ userId, id })
    .from(meetingApplications)
    .where(inState('waiting'))
    .orderBy(asc(meetingApplications.turn))
    .limit(free)
  for (const row of next)
    await db
      .update(meetingApplications)
      .set({ state: 'confirmed', code: newSerialNumber() })
      .where(and(eq(userId, row.userId), eq(id, row.id)))
  return next.map((row) => row.userId)
}
