import { lineReason, lineState } from '@atrium/contracts/bulkLicences/contract'
import { sql } from 'drizzle-orm'
import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { companies } from '../organisation/tables'

/**
 * Changes of members times products. Everything about one is changed under the lock of its row, which comes after the
 * company's. See docs/decisions/company/licence-model.md.
 */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    kind: text({ enum: ['grant', 'cancel'] }).notNull(),
    state: text({ enum: ['running', 'done', 'undoing', 'undone'] }).notNull(),
    /** The source of its grants. */
    source: text({ enum: ['manual', 'import'] }).notNull(),
    mainIds: text('main_ids').array().notNull(),
    /** Empty: a policy of the company. */
    startedBy: text('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    /** The person who started, retried or undid it last: their permission and scope count. */
    actorId: text('actor_id').notNull(),
    /** The session of that call, for audit rows. */
    sessionId: text('session_id').notNull(),
    /** When they did. */
    actedAt: instant('acted_at').notNull(),
    /** When lines were last done; null while it is running for the first time. */
    finishedAt: instant('finished_at'),
    /** Lines in each state; together they are `total`. */
    total: integer().notNull(),
    waiting: integer().notNull(),
    done: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    undone: integer().notNull().default(0),
    /** A licence that was used on this day in China or later stays, `YYYY-MM-DD`; null: it doesn't matter. */
    usedFrom: date('used_from', { mode: 'string' }),
    /** When a worker took it last. The one that was taken longest ago comes first. */
    takenAt: instant('taken_at').notNull(),
    /**
     * The last line of a chunk that failed unexpectedly: up to it, members are taken one by one, and the lines of a
     * member who fails again are marked as failed. Null: none.
     */
    carefulUntil: integer('careful_until'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('bulk_changes_listed').on(t.companyId, t.startedAt, t.id),
    index('bulk_changes_unfinished').on(t.takenAt).where(sql`${t.state} in ('running', 'undoing')`),
    index('bulk_changes_age').on(t.startedAt),
  ],
)

/**
 * The lines of bulk changes, ordered by member and product. A line has no reference to its member, because it stays
 * when the person leaves.
 */
export const bulkChangeLines = pgTable(
  'bulk_change_lines',
  {
    companyId: text('company_id').notNull(),
    changeId: text('change_id').notNull(),
    /** From 1. */
    number: integer().notNull(),
    userId: text('user_id').notNull(),
    mainId: text('main_id').notNull(),
    state: text({ enum: lineState.options }).notNull().default('waiting'),
    /** Why it was skipped or failed, or why it could not be undone. */
    reason: text({ enum: lineReason.options }),
    /** The grant that it made or ended; null: none. */
    grantId: text('grant_id'),
    /** When it was done, or when the try that did it ended: it can be undone for some time from then on. */
    doneAt: instant('done_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.changeId, t.number] }),
    foreignKey({
      columns: [t.companyId, t.changeId],
      foreignColumns: [bulkChanges.companyId, bulkChanges.id],
    }).onDelete('cascade'),
  ],
)
