import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/database/Connection'
import { fillPlaces } from './fillPlaces'
import { lockMeeting } from './lockMeeting'
import { meetingApplications, meetings } from './tables'
import { tellMovedUp } from './tellMovedUp'

/** After applications went by themselves, as those of people who are erased: their places go to those who wait. */
export async function fillFreedPlaces(database: Database, now: Date): Promise<void> {
  const waitedFor = await database.connection
    .selectDistinct({ id: meetings.id })
    .from(meetings)
    .innerJoin(meetingApplications, eq(meetingApplications.meetingId, meetings.id))
    .where(and(gt(meetings.startAt, now), eq(meetingApplications.state, 'waiting')))
  for (const { id } of waitedFor)
    await database.transaction(async (db) => {
      const meeting = await lockMeeting(db, id)
      if (meeting) await tellMovedUp(db, meeting, await fillPlaces(db, meeting, now), now)
    })
}
