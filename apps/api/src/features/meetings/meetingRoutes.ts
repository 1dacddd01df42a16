import { meetingsOperations } from '@atrium/contracts/catalogue/meetings/policy'
import { eq } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import { implement } from '../../ports/implement'
import { getMeeting, listMeetings, ownApplications } from './readMeetings'
import { meetingApplications } from './tables'

export const meetingRoutes = implement(meetingsOperations, {
  listMeetings,

  getMeeting,

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
