import { and, asc, eq, gt } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/Connection'
import { newSerialNumber } from '../../platform/keys/newSerialNumber'
import { sendMessage } from '../../platform/notifications'
import { meetingApplications, meetings } from './tables'

/**
 * Gives the free places of a meeting to people on its waiting list, in order, until it begins. Call it under its lock.
 *
 * @returns the people who got one
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

export type Meeting = typeof meetings.$inferSelect

/** Places are counted and given under this lock. It comes after the lock of the person's account, if that is needed. */
export async function lockMeeting(db: Connection, id: string): Promise<Meeting | undefined> {
  const [meeting] = await db.select().from(meetings).where(eq(meetings.id, id)).for('no key update')
  return meeting
}

/** Notifies people from the waiting list who got a place. */
export async function notifyPlaced(
  db: Connection,
  { id, texts }: Meeting,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return
  await sendMessage(db, {
    userIds,
    kind: 'meeting',
    subjectId: id,
    title: '候补成功',
    content: `有人放弃了名额，您已获得“${texts['zh-CN'].name}”的参会名额，可查看签到二维码。`,
    titleEn: 'You have a place',
    contentEn: `Somebody gave up a place: you can come to “${texts.en.name}”. Your QR code for the check-in is ready.`,
    now,
  })
}

/** Refills places after applications were deleted, such as those of erased people. */
export async function fillFreedPlaces(database: Database, now: Date): Promise<void> {
  const waitedFor = await database.connection
    .selectDistinct({ id: meetings.id })
    .from(meetings)
    .innerJoin(meetingApplications, eq(meetingApplications.meetingId, meetings.id))
    .where(and(gt(meetings.startAt, now), eq(meetingApplications.state, 'waiting')))
  for (const { id } of waitedFor)
    await database.transaction(async (db) => {
      const meeting = await lockMeeting(db, id)
      if (meeting) await notifyPlaced(db, meeting, await fillPlaces(db, meeting, now), now)
    })
}
