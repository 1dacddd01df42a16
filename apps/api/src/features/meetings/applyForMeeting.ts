import type { MeetingRequest } from '@atrium/contracts/catalogue/meetings/contract'
import type { meetingsOperations } from '@atrium/contracts/catalogue/meetings/policy'
import { meetingsRefusals } from '@atrium/contracts/catalogue/meetings/refusals'
import { and, eq, isNull, max, ne } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { fillPlaces, lockMeeting, notifyPlaced } from './fillPlaces'
import { meetingApplications } from './tables'

export type MeetingCall = Pick<
  Call<typeof meetingsOperations.getOwnMeeting>,
  'db' | 'now' | 'person' | 'audit'
>

/** Under the lock of the person's account. The person gets a free place at once, or waits. */
export async function applyForMeeting(
  { db, now, person: { userId }, audit }: MeetingCall,
  { id: meetingId, name, phone, company, remark }: MeetingRequest,
) {
  const meeting = await lockMeeting(db, meetingId)
  if (!meeting) throw new Refusal(meetingsRefusals.unknownMeeting)
  if (meeting.startAt <= now) throw new Refusal(meetingsRefusals.closed)
  const ofMeeting = eq(meetingApplications.meetingId, meetingId)
  const running = and(
    ...[ofMeeting, eq(meetingApplications.userId, userId), ne(meetingApplications.state, 'withdrawn')],
  )
  if ((await db.$count(meetingApplications, running)) > 0) throw new Refusal(meetingsRefusals.alreadyApplied)
  const [last] = await db
    .select({ turn: max(meetingApplications.turn) })
    .from(meetingApplications)
    .where(ofMeeting)
  const id = randomId()
  await db.insert(meetingApplications).values({
    userId,
    id,
    meetingId,
    turn: (last?.turn ?? 0) + 1,
    state: 'waiting',
    appliedAt: now,
    name,
    phone,
    company,
    remark,
  })
  const given = await fillPlaces(db, meeting, now)
  const state = given.includes(userId) ? ('confirmed' as const) : ('waiting' as const)
  audit({ meetingId, applicationId: id, state })
  await notifyPlaced(
    db,
    meeting,
    given.filter((other) => other !== userId),
    now,
  )
  return { id, state }
}

/** Under the lock of the person's account. A freed place goes to the first person waiting. */
export async function giveUpMeeting(
  { db, now, person: { userId }, audit }: MeetingCall,
  id: string,
): Promise<void> {
  const own = and(eq(meetingApplications.userId, userId), eq(meetingApplications.id, id))
  const [found] = await db.select().from(meetingApplications).where(own)
  const meeting = found && (await lockMeeting(db, found.meetingId))
  if (!meeting) throw new Refusal(meetingsRefusals.unknownApplication)
  if (meeting.startAt <= now) throw new Refusal(meetingsRefusals.closed)
  // It may have got a place or been checked in meanwhile.
  const [before] = await db.select().from(meetingApplications).where(own)
  const [given] = await db
    .update(meetingApplications)
    .set({ state: 'withdrawn', withdrawnAt: now, code: null })
    .where(and(own, ne(meetingApplications.state, 'withdrawn'), isNull(meetingApplications.checkedInAt)))
    .returning({ id: meetingApplications.id })
  if (!given) throw new Refusal(meetingsRefusals.notHeld)
  audit({ meetingId: meeting.id, applicationId: id, before: before?.state, after: 'withdrawn' })
  await notifyPlaced(db, meeting, await fillPlaces(db, meeting, now), now)
}
