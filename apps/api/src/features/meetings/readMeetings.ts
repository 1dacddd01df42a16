import type { meetingStates } from '@atrium/contracts/catalogue/meetings/contract'
import type { meetingsOperations } from '@atrium/contracts/catalogue/meetings/policy'
import { meetingsRefusals } from '@atrium/contracts/catalogue/meetings/refusals'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Language } from '../../platform/people/Language'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import type { Meeting } from './fillPlaces'
import { meetingApplications, meetings } from './tables'

/** Meetings with the number of places taken and people waiting. */
export const withCounts = (db: Connection) =>
  db
    .select({ meeting: meetings, taken: countOf('confirmed'), waitingCount: countOf('waiting') })
    .from(meetings)
    .$dynamic()

const countOf = (state: 'confirmed' | 'waiting'): SQL<number> =>
  sql<number>`(select count(*)::int from ${meetingApplications} one
    where one.meeting_id = ${meetings}.id and one.state = ${state})`

type CountedMeeting = Awaited<ReturnType<typeof withCounts>>[number]

export function asMeeting({ meeting, taken, waitingCount }: CountedMeeting, language: Language, now: Date) {
  const { id, startAt, endAt, placeCount, texts } = meeting
  const { name, summary, venue } = texts[language]
  const placesLeft = Math.max(0, placeCount - taken)
  return {
    meetingId: id,
    meetingName: name,
    summary,
    venue,
    placeCount,
    placesLeft,
    waitingCount,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    state: stateAt(meeting, placesLeft, now),
  }
}

type State = (typeof meetingStates)[number]

function stateAt({ startAt, endAt }: Meeting, placesLeft: number, now: Date): State {
  if (endAt <= now) return 'over'
  if (startAt <= now) return 'begun'
  return placesLeft > 0 ? 'open' : 'full'
}

type Operations = typeof meetingsOperations

/** Newest meetings in the list; for others people ask the vendor. */
const mostListed = 100

type MeetingListInput = Pick<Call<Operations['listMeetings']>, 'db' | 'query' | 'now'>

/** Future meetings by their beginning, then past ones, newest first. */
export async function listMeetings({ db, query, now }: MeetingListInput) {
  const rows = await withCounts(db).orderBy(desc(meetings.startAt), desc(meetings.id)).limit(mostListed)
  const found = rows.map((row) => asMeeting(row, query.language, now))
  const isOver = ({ state }: (typeof found)[number]) => state === 'over'
  return [...found.filter((meeting) => !isOver(meeting)).toReversed(), ...found.filter(isOver)]
}

type MeetingInput = Pick<Call<Operations['getMeeting']>, 'db' | 'params' | 'query' | 'now'>

export async function getMeeting({ db, params, query, now }: MeetingInput) {
  const [found] = await withCounts(db).where(eq(meetings.id, params.meetingId))
  if (!found) throw new Refusal(meetingsRefusals.unknownMeeting)
  const { address, introduction, agenda } = found.meeting.texts[query.language]
  return { ...asMeeting(found, query.language, now), address, introduction, agenda }
}

/** A person's latest application for each meeting, newest first. */
export async function ownApplications(db: Connection, userId: string, meeting?: SQL) {
  const rows = await db
    .select({
      application: meetingApplications,
      position: sql<number>`(select count(*)::int from ${meetingApplications} before
        where before.meeting_id = ${meetingApplications}.meeting_id and before.state = 'waiting'
          and before.turn <= ${meetingApplications}.turn)`,
    })
    .from(meetingApplications)
    .where(and(eq(meetingApplications.userId, userId), meeting))
    .orderBy(desc(meetingApplications.appliedAt), desc(meetingApplications.turn))
  const latest = rows.filter(
    ({ application: { meetingId } }, at) =>
      rows.findIndex(({ application }) => application.meetingId === meetingId) === at,
  )
  return latest.map(({ application: row, position }) => ({
    id: row.id,
    meetingId: row.meetingId,
    state: row.state,
    code: row.code,
    name: row.name,
    phone: row.phone,
    company: row.company,
    remark: row.remark,
    appliedAt: row.appliedAt.toISOString(),
    waitingPosition: row.state === 'waiting' ? position : null,
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
  }))
}
