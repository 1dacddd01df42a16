import type { meetingStates } from '@atrium/contracts/catalogue/meetings/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Language } from '../../platform/people/Language'
import type { Meeting } from './lockMeeting'
import { meetingApplications, meetings } from './tables'

/** Meetings, and how many have a place in each and wait for one. */
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
    ...{ summary, venue, placeCount, placesLeft, waitingCount },
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
