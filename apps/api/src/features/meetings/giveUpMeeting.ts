import { and, eq, isNull, ne } from 'drizzle-orm'
import type { MeetingCall } from './applyForMeeting'
import { fillPlaces } from './fillPlaces'
import { lockMeeting } from './lockMeeting'
import { refusals } from './refusals'
import { meetingApplications } from './tables'
import { tellMovedUp } from './tellMovedUp'

/** Under the lock of the person's account. A place that this frees goes to whoever waits first. */
export async function giveUpMeeting(
  { db, now, person: { userId }, audit }: MeetingCall,
  id: string,
): Promise<void> {
  const own = and(eq(meetingApplications.userId, userId), eq(meetingApplications.id, id))
  const [found] = await db.select().from(meetingApplications).where(own)
  const meeting = found && (await lockMeeting(db, found.meetingId))
  if (!meeting) throw refusals.unknownApplication()
  if (meeting.startAt <= now) throw refusals.closed()
  // Meanwhile it may have got a place, or been checked in.
  const [before] = await db.select().from(meetingApplications).where(own)
  const [given] = await db
    .update(meetingApplications)
    .set({ state: 'withdrawn', withdrawnAt: now, code: null })
    .where(and(own, ne(meetingApplications.state, 'withdrawn'), isNull(meetingApplications.checkedInAt)))
    .returning({ id: meetingApplications.id })
  if (!given) throw refusals.notHeld()
  audit({ meetingId: meeting.id, applicationId: id, before: before?.state, after: 'withdrawn' })
  await tellMovedUp(db, meeting, await fillPlaces(db, meeting, now), now)
}
