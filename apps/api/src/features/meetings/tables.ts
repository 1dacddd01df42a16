import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import type { Language } from '../../platform/people/Language'
import { users } from '../../platform/people/tables'
import type { MeetingTexts } from './MeetingFile'

/** Meetings that the vendor announces to everybody. */
export const meetings = pgTable(
  'meetings',
  {
    id: text().primaryKey(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    placeCount: integer('place_count').notNull(),
    texts: jsonb().$type<Record<Language, MeetingTexts>>().notNull(),
  },
  (t) => [
    index('meetings_newest').on(t.startAt),
    check('meetings_term', sql`${t.endAt} > ${t.startAt}`),
    check('meetings_places', sql`${t.placeCount} > 0`),
  ],
)

/** Applications for meetings. Those with a place are counted under a lock on the meeting's row. */
export const meetingApplications = pgTable(
  'meeting_applications',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    id: text().notNull(),
    meetingId: text('meeting_id')
      .notNull()
      .references(() => meetings.id),
    /** Position in the meeting's waiting list, counted from 1. */
    turn: integer().notNull(),
    state: text({ enum: ['waiting', 'confirmed', 'withdrawn'] }).notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    company: text().notNull(),
    remark: text().notNull(),
    appliedAt: instant('applied_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** The code for checking in. */
    code: text(),
    checkedInAt: instant('checked_in_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('meeting_applications_once').on(t.userId, t.meetingId).where(sql`${t.state} <> 'withdrawn'`),
    uniqueIndex('meeting_applications_turn').on(t.meetingId, t.turn),
    index('meeting_applications_state').on(t.meetingId, t.state, t.turn),
    uniqueIndex('meeting_applications_code').on(t.code),
    check('meeting_applications_place', sql`(${t.state} = 'confirmed') = (${t.code} is not null)`),
  ],
)
