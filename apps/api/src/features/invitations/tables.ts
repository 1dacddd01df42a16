import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'
import { companies, departments } from '../organisation/tables'

/**
 * One person asked into a company: by a text message, or by having followed a shared link. What became of it
 * is kept for good, so one person may have several; at most one of them is open.
 */
export const invitations = pgTable(
  'invitations',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    kind: text({ enum: ['sms', 'link'] }).notNull(),
    phone: text().notNull(),
    /** How the company calls the person; who follows a link gives it. */
    name: text().notNull(),
    /** Where the person will sit. */
    departmentId: text('department_id').notNull(),
    /** Who answered; null until then. */
    userId: text('user_id').references(() => users.id),
    /**
     * 1 joined, 2 rejected, 4 awaiting registration, 5 awaiting confirmation, 6 expired, 7 invalid. An open
     * invitation may be past its time: read it with `currentStatus`.
     */
    status: smallint().notNull(),
    /** The shared link that was followed. */
    linkId: text('link_id'),
    invitedBy: text('invited_by').notNull(),
    invitedAt: instant('invited_at').notNull(),
    /** When the person applied or declined. */
    respondedAt: instant('responded_at'),
    /** Who decided about the application, and when it became a membership. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    addedAt: instant('added_at'),
    /** Why the application was refused; told to the person. */
    reason: text().notNull().default(''),
    /** Until when the person may answer. */
    expiresAt: instant('expires_at').notNull(),
    /** SHA-256 of the secret in the text message; null for followed links. */
    tokenHash: text('token_hash'),
    sentAt: instant('sent_at'),
    /** The sending that made it, as the sender named it: sent again, it invites nobody twice. */
    batchId: text('batch_id'),
    /** Since when the person has it off their own list of to-dos. */
    putAwayAt: instant('put_away_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({
      columns: [t.companyId, t.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    uniqueIndex('invitations_one_open').on(t.companyId, t.phone).where(sql`${t.status} in (4, 5)`),
    index('invitations_newest').on(t.companyId, t.invitedAt, t.id),
    index('invitations_status').on(t.companyId, t.status, t.invitedAt, t.id),
    index('invitations_phone').on(t.companyId, t.phone, t.invitedAt),
    index('invitations_user').on(t.companyId, t.userId),
    index('invitations_department').on(t.companyId, t.departmentId),
    // Whose to-do it is, in whichever company.
    index('invitations_invited').on(t.phone).where(sql`${t.userId} is null`),
    index('invitations_answered').on(t.userId),
    index('invitations_link').on(t.companyId, t.linkId),
    check('invitations_state', sql`${t.status} in (1, 2, 4, 5, 6, 7)`),
  ],
)

/** How many invitations a company sent by text message on a day. */
export const invitationDays = pgTable(
  'invitation_days',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    /** `YYYY-MM-DD` in China. */
    day: text().notNull(),
    sent: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day] })],
)
