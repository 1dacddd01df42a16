import type { meetingsOperations } from '@atrium/contracts/catalogue/meetings/policy'
import { desc, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { asMeeting, withCounts } from './readMeetings'
import { refusals } from './refusals'
import { meetings } from './tables'

type Operations = typeof meetingsOperations

/** So many of the newest; who wants to know more asks the vendor. */
const mostListed = 100

type ListAsked = Pick<Call<Operations['listMeetings']>, 'db' | 'query' | 'now'>

/** Those to come by their beginning, then those that are over, the newest first. */
export async function listMeetings({ db, query, now }: ListAsked) {
  const rows = await withCounts(db).orderBy(desc(meetings.startAt), desc(meetings.id)).limit(mostListed)
  const found = rows.map((row) => asMeeting(row, query.language, now))
  const isOver = ({ state }: (typeof found)[number]) => state === 'over'
  return [...found.filter((meeting) => !isOver(meeting)).toReversed(), ...found.filter(isOver)]
}

type Asked = Pick<Call<Operations['getMeeting']>, 'db' | 'params' | 'query' | 'now'>

export async function getMeeting({ db, params, query, now }: Asked) {
  const [found] = await withCounts(db).where(eq(meetings.id, params.meetingId))
  if (!found) throw refusals.unknownMeeting()
  const { address, introduction, agenda } = found.meeting.texts[query.language]
  return { ...asMeeting(found, query.language, now), address, introduction, agenda }
}
