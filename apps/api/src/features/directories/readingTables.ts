import {
  changeKind,
  changeNote,
  changeState,
  differenceState,
  directoryFailure,
  linkDecision,
} from '@atrium/contracts/chinaDirectories/difference'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { directories } from './peopleTables'

const failureColumns = {
  /** Why the last reading failed; null: it did not. */
  failure: text({ enum: directoryFailure.options }),
  failureScope: text('failure_scope').notNull().default(''),
  failureDetail: text('failure_detail').notNull().default(''),
}

/** How a directory at WeCom, DingTalk or Feishu is read. Secrets are sealed with a key of the service. */
export const directoryConnections = pgTable(
  'directory_connections',
  {
    companyId: text('company_id').notNull(),
    directoryId: text('directory_id').notNull(),
    clientId: text('client_id').notNull(),
    secret: text().notNull(),
    callbackToken: text('callback_token').notNull(),
    callbackKey: text('callback_key').notNull(),
    /** Of the vendor; empty: its top department. */
    rootId: text('root_id').notNull(),
    /** The root's real id, once it was read. */
    foundRootId: text('found_root_id').notNull().default(''),
    /** The company's department for the root. It may be deleted. */
    targetId: text('target_id').notNull(),
    schedule: text({ enum: ['off', 'hourly', 'daily'] }).notNull(),
    hour: smallint().notNull(),
    policy: text({ enum: ['byHand', 'automatic'] }).notNull(),
    threshold: smallint().notNull(),
    /** Counts changes of the settings. */
    version: integer().notNull().default(1),
    lastReadAt: instant('last_read_at'),
    nextReadAt: instant('next_read_at'),
    lastCallbackAt: instant('last_callback_at'),
    ...failureColumns,
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.directoryId] }),
    index('directory_connections_due').on(t.nextReadAt),
    foreignKey({
      name: 'directory_connections_of',
      columns: [t.companyId, t.directoryId],
      foreignColumns: [directories.companyId, directories.id],
    }).onDelete('cascade'),
  ],
)

/** Seats of a product that a difference gives and returns. */
export interface SeatCost {
  readonly mainId: string
  readonly free: number
  readonly gives: number
  readonly waits: number
  readonly returns: number
}

/**
 * Readings of a directory, with what they found. Everything about one is changed under the lock of its row, which comes
 * after the company's.
 */
export const directoryDifferences = pgTable(
  'directory_differences',
  {
    companyId: text('company_id').notNull(),
    id: text().notNull(),
    directoryId: text('directory_id').notNull(),
    state: text({ enum: differenceState.options }).notNull(),
    trigger: text({ enum: ['person', 'schedule', 'callback'] }).notNull(),
    /** Empty: nobody. */
    startedBy: text('started_by').notNull().default(''),
    startedAt: instant('started_at').notNull(),
    readAt: instant('read_at'),
    /** Empty: the policy. */
    appliedBy: text('applied_by').notNull().default(''),
    sessionId: text('session_id').notNull().default(''),
    appliedAt: instant('applied_at'),
    finishedAt: instant('finished_at'),
    /** A worker reads it until then, or has given up. */
    leaseUntil: instant('lease_until'),
    /** Readings that began, with those that were killed. */
    tries: integer().notNull().default(0),
    /** When a worker took its changes last. */
    takenAt: instant('taken_at').notNull(),
    /** So many rows are taken one by one, because their portion failed unexpectedly. */
    careful: integer().notNull().default(0),
    ...failureColumns,
    peopleRead: integer('people_read').notNull().default(0),
    departmentsRead: integer('departments_read').notNull().default(0),
    total: integer().notNull().default(0),
    done: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    untouched: integer().notNull().default(0),
    /** Members who would leave, of all members of the directory, and how many may without confirmation. */
    leavers: integer().notNull().default(0),
    members: integer().notNull().default(0),
    leaverLimit: integer('leaver_limit').notNull().default(0),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    seats: jsonb().$type<readonly SeatCost[]>().notNull().default([]),
    /** Of the departments and settings that it was computed from. */
    fingerprint: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('directory_differences_listed').on(t.companyId, t.directoryId, t.startedAt, t.id),
    uniqueIndex('directory_differences_busy')
      .on(t.companyId, t.directoryId)
      .where(sql`${t.state} in ('reading', 'applying') and ${t.trigger} <> 'callback'`),
    index('directory_differences_unfinished').on(t.takenAt).where(sql`${t.state} in ('reading', 'applying')`),
    index('directory_differences_age').on(t.startedAt),
    foreignKey({
      name: 'directory_differences_of',
      columns: [t.companyId, t.directoryId],
      foreignColumns: [directories.companyId, directories.id],
    }).onDelete('cascade'),
  ],
)

/** What the directory says about a person besides name, number and department; in the words of SCIM. */
export type PersonAttributes = Readonly<Record<string, unknown>>

/** The changes of a difference, in the order in which they are made: by phase, then number. */
export const directoryChanges = pgTable(
  'directory_changes',
  {
    companyId: text('company_id').notNull(),
    differenceId: text('difference_id').notNull(),
    number: integer().notNull(),
    phase: smallint().notNull(),
    subject: text({ enum: ['department', 'person'] }).notNull(),
    change: text({ enum: changeKind.options }).notNull(),
    state: text({ enum: changeState.options }).notNull(),
    note: text({ enum: changeNote.options }),
    externalId: text('external_id').notNull(),
    name: text().notNull(),
    formerName: text('former_name'),
    /** The full name of the department above, or of the person's department; null: the same as before. */
    place: text().notNull(),
    formerPlace: text('former_place'),
    /** The vendor's id of that department; empty: the root, which is the company's own department. */
    placeId: text('place_id').notNull(),
    /** The department of the company: itself, or where the person was. Null: none yet. */
    departmentId: text('department_id'),
    phone: text(),
    userId: text('user_id'),
    /** The row of `directory_people`; null: new. */
    personId: text('person_id'),
    attributes: jsonb().$type<PersonAttributes>(),
    decision: text({ enum: linkDecision.options }),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.differenceId, t.number] }),
    index('directory_changes_order').on(t.companyId, t.differenceId, t.phase, t.number),
    foreignKey({
      name: 'directory_changes_of',
      columns: [t.companyId, t.differenceId],
      foreignColumns: [directoryDifferences.companyId, directoryDifferences.id],
    }).onDelete('cascade'),
  ],
)

/** People and departments that vendors named in callbacks, until they are read. Named again, they are read once. */
export const directoryCallbacks = pgTable(
  'directory_callbacks',
  {
    companyId: text('company_id').notNull(),
    directoryId: text('directory_id').notNull(),
    subject: text({ enum: ['department', 'person'] }).notNull(),
    externalId: text('external_id').notNull(),
    /** When it was named first and last. */
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Readings that failed. */
    failures: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.directoryId, t.subject, t.externalId] }),
    index('directory_callbacks_due').on(t.dueAt),
    foreignKey({
      name: 'directory_callbacks_of',
      columns: [t.companyId, t.directoryId],
      foreignColumns: [directories.companyId, directories.id],
    }).onDelete('cascade'),
  ],
)
