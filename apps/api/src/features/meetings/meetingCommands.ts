import { compact } from '@atrium/contracts/wire/contract'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { readJsonFile } from '../../platform/operator/readJsonFile'
import { UsageError } from '../../platform/operator/UsageError'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { meetingFile } from './MeetingFile'
import { asMeeting, withCounts } from './readMeetings'
import { meetingApplications, meetings } from './tables'

const most = 100

/** Commands for the vendor's meetings. */
export const meetingCommands: readonly OperatorCommand[] = [
  {
    name: 'meetings list',
    usage: '',
    about: `Meetings with their places, newest first. At most ${most}.`,
    effect: 'reads',
    run: list,
  },
  {
    name: 'meetings create',
    usage: '<file>',
    about: 'Announces the meeting in this JSON file: times, places, and texts in both languages.',
    effect: 'writes',
    run: create,
  },
  {
    name: 'meetings applicants',
    usage: '<id> [--all]',
    about:
      'People with a place, then the waiting list in its order; with --all also those who withdrew. Prints names and phones.',
    effect: 'reads',
    run: applicants,
  },
  {
    name: 'meetings check-in',
    usage: '<code>',
    about: 'Checks in the person with this code, once.',
    effect: 'writes',
    run: checkIn,
  },
]

async function list({ db, now }: OperatorCall): Promise<string> {
  const rows = await withCounts(db).orderBy(desc(meetings.startAt), desc(meetings.id)).limit(most)
  if (rows.length === 0) return 'There is no meeting yet.'
  return rows
    .map((row) => {
      const { state, placesLeft, placeCount, waitingCount, startAt, meetingName } = asMeeting(
        row,
        'zh-CN',
        now,
      )
      const places = `${placesLeft} of ${placeCount} left, ${waitingCount} waiting`
      return [row.meeting.id, state.padEnd(5), startAt, places, meetingName].join('  ')
    })
    .join('\n')
}

async function create({ db, now, operands: [path = ''], audit }: OperatorCall): Promise<string> {
  const meeting = await readJsonFile(path, meetingFile)
  if (meeting.startAt <= now) throw new UsageError('The meeting must begin in the future.')
  const [made] = await db
    .insert(meetings)
    .values(meeting)
    .onConflictDoNothing()
    .returning({ id: meetings.id })
  if (!made) throw new UsageError(`The meeting ${meeting.id} exists already.`)
  audit('', { meetingId: meeting.id, placeCount: meeting.placeCount })
  return `${meeting.texts['zh-CN'].name} is announced, with ${meeting.placeCount} places.`
}

async function applicants({ db, operands: [id = ''], options }: OperatorCall): Promise<string> {
  const rows = await db
    .select()
    .from(meetingApplications)
    .where(eq(meetingApplications.meetingId, id))
    // confirmed, waiting, withdrawn: alphabetical order happens to fit.
    .orderBy(asc(meetingApplications.state), asc(meetingApplications.turn))
  const shown = rows.filter(({ state }) => options.all || state !== 'withdrawn')
  if (shown.length === 0) return `Nobody has applied for a meeting ${id}.`
  return shown
    .map(({ state, checkedInAt, code, name, phone, company, remark }) =>
      [
        (checkedInAt ? 'there' : state).padEnd(9),
        (code ?? '').padEnd(19),
        `${name} (${phone})`,
        company,
        remark,
      ].join('  '),
    )
    .join('\n')
}

async function checkIn({ db, now, operands: [typed = ''], audit }: OperatorCall): Promise<string> {
  const code = compact(typed).toUpperCase()
  const coded = eq(meetingApplications.code, code)
  const [found] = await db
    .select({ application: meetingApplications, meeting: meetings })
    .from(meetingApplications)
    .innerJoin(meetings, eq(meetings.id, meetingApplications.meetingId))
    .where(coded)
  if (!found) throw new UsageError(`No place has the code ${code}.`)
  const [entered] = await db
    .update(meetingApplications)
    .set({ checkedInAt: now })
    .where(and(coded, isNull(meetingApplications.checkedInAt)))
    .returning({ id: meetingApplications.id })
  const { userId, id, meetingId, name, company, checkedInAt } = found.application
  if (!entered)
    throw new UsageError(
      `${name} is checked in already${checkedInAt ? `, since ${checkedInAt.toISOString()}` : ''}.`,
    )
  audit('', { userId, meetingId, applicationId: id })
  return `${name}${company && ` (${company})`} is let in to ${found.meeting.texts['zh-CN'].name}.`
}
