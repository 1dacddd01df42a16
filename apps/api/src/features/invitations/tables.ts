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
 * One person invited into a company, by text message or by following a shared link. Outcomes are kept forever, so one
 * person may have several invitations; at most one of them is open.
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
    /** The company's name for the person; people who follow a link give it themselves. */
    name: text().notNull(),
    /** The person's future department. */
    departmentId: text('department_id').notNull(),
    /** The account that answered; null until then. */
    userId: text('user_id').references(() => users.id),
    /**
     * 1 joined, 2 rejected, 4 awaiting registration, 5 awaiting confirmation, 6 expired, 7 invalid. An open
     * invitation may be past its time: read it with `currentStatus`.
     */
    status: smallint().notNull(),
    /** The shared link, if one was followed. */
    linkId: text('link_id'),
    invitedBy: text('invited_by').notNull(),
    invitedAt: instant('invited_at').notNull(),
    /** When the person applied or declined. */
    respondedAt: instant('responded_at'),
    /** The administrator who decided about the application, and when it became a membership. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    addedAt: instant('added_at'),
    /** Why the application was refused; shown to the person. */
    reason: text().notNull().default(''),
    /** The person may answer until then. */
    expiresAt: instant('expires_at').notNull(),
    /** SHA-256 of the secret in the text message; null for followed links. */
    tokenHash: text('token_hash'),
    sentAt: instant('sent_at'),
    /** The batch that created it, as named by the sender: sent again, it invites nobody twice. */
    batchId: text('batch_id'),
    /** When the person removed it from their own to-dos. */
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
    // Finds a person's to-dos across companies.
    index('invitations_invited').on(t.phone).where(sql`${t.userId} is null`),
    index('invitations_answered').on(t.userId),
    index('invitations_link').on(t.companyId, t.linkId),
    check('invitations_state', sql`${t.status} in (1, 2, 4, 5, 6, 7)`),
  ],
)

/** Invitations by text message that a company sent per day. */
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
