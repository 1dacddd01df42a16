import { meetingsContract } from '@atrium/features/catalogue/meetings/contract'
import { desc, eq } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import { implement } from '../../ports/implement'
import { ownApplications } from './ownApplications'
import { asMeeting, withCounts } from './readMeetings'
import { refusals } from './refusals'
import { meetingApplications, meetings } from './tables'

/** So many of the newest; who wants to know more asks the vendor. */
const mostListed = 100

export const meetingRoutes = implement(meetingsContract, {
  async listMeetings({ db, query, now }) {
    const rows = await withCounts(db).orderBy(desc(meetings.startAt), desc(meetings.id)).limit(mostListed)
    const found = rows.map((row) => asMeeting(row, query.language, now))
    const isOver = ({ state }: (typeof found)[number]) => state === 'over'
    return [...found.filter((meeting) => !isOver(meeting)).toReversed(), ...found.filter(isOver)]
  },

  async getMeeting({ db, params, query, now }) {
    const [found] = await withCounts(db).where(eq(meetings.id, params.meetingId))
    if (!found) throw refusals.unknownMeeting()
    const { address, introduction, agenda } = found.meeting.texts[query.language]
    return { ...asMeeting(found, query.language, now), address, introduction, agenda }
  },

  listOwnMeetings: ({ db, person }) => ownApplications(db, person.userId),

  async getOwnMeeting({ db, person, params }) {
    const { userId } = person
    const [application = null] = await ownApplications(
      db,
      userId,
      eq(meetingApplications.meetingId, params.meetingId),
    )
    const [user] = await db
      .select({ name: users.realName, phone: users.phone })
      .from(users)
      .where(eq(users.id, userId))
    return { application, person: user ?? { name: '', phone: '' } }
  },
})
