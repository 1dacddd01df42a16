import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { meetingApplications } from './tables'

/** The latest application of a person for each meeting, the newest first. */
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
    ...{ id: row.id, meetingId: row.meetingId, state: row.state, code: row.code },
    ...{ name: row.name, phone: row.phone, company: row.company, remark: row.remark },
    appliedAt: row.appliedAt.toISOString(),
    waitingPosition: row.state === 'waiting' ? position : null,
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
  }))
}
