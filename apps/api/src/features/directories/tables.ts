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
import { users } from '../../platform/people/tables'
import { companies, departments } from '../organisation/tables'

/** A company's own directories, from which its people and departments come. */
export const directories = pgTable(
  'directories',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    kind: text({ enum: ['scim', 'oidc', 'saml', 'wecom', 'dingtalk', 'feishu'] }).notNull(),
    name: text().notNull(),
    /** Whether it may put members into permission groups, which makes them administrators. */
    managesGroups: boolean('manages_groups').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When the company stopped it: its people and departments stay, as if made by hand. */
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('directories_name').on(t.companyId, t.name).where(sql`${t.endedAt} is null`),
  ],
)

/** Tokens of directories' SCIM clients. Only a digest is stored, made with a key of the service. */
export const directoryTokens = pgTable(
  'directory_tokens',
  {
    companyId: text('company_id').notNull(),
    digest: text().notNull(),
    directoryId: text('directory_id').notNull(),
    id: text().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it expires; sooner, once another token replaces it. */
    endsAt: instant('ends_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.digest] }),
    uniqueIndex('directory_tokens_id').on(t.companyId, t.id),
    index('directory_tokens_directory').on(t.companyId, t.directoryId),
    foreignKey({
      name: 'directory_tokens_of',
      columns: [t.companyId, t.directoryId],
      foreignColumns: [directories.companyId, directories.id],
    }).onDelete('cascade'),
  ],
)

/** People as a directory describes them, whether or not they have joined the company yet. */
export const directoryPeople = pgTable(
  'directory_people',
  {
    companyId: text('company_id').notNull(),
    directoryId: text('directory_id').notNull(),
    id: text().notNull(),
    /** The directory's name for them, and the same in lower case, which is unique. */
    userName: text('user_name').notNull(),
    userKey: text('user_key').notNull(),
    /** The directory's own id; empty: none. */
    externalId: text('external_id').notNull().default(''),
    active: boolean().notNull(),
    /** Finds their account, as long as `userId` is null. Null: the directory states no mobile number. */
    phone: text(),
    /** The account, once its owner is a member. It stays when they leave. */
    userId: text('user_id').references(() => users.id),
    /** Where they belong when they join; null: the top department. Once they are members, the membership counts. */
    departmentId: text('department_id'),
    invitationId: text('invitation_id'),
    /** Why nobody was invited, although there is a mobile number; empty: nothing is in the way. */
    hindrance: text({ enum: ['', 'phoneTaken', 'dailyLimit', 'leftAlone'] })
      .notNull()
      .default(''),
    /** When the directory ended their membership, which it may restore; null: it didn't. */
    endedAt: instant('ended_at'),
    /** The rest of what the directory says, in the words of SCIM. */
    attributes: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Counts the directory's changes. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.directoryId, t.id] }),
    uniqueIndex('directory_people_name').on(t.companyId, t.directoryId, t.userKey),
    uniqueIndex('directory_people_person').on(t.companyId, t.directoryId, t.userId),
    index('directory_people_external').on(t.companyId, t.directoryId, t.externalId),
    index('directory_people_oldest').on(t.companyId, t.directoryId, t.createdAt, t.id),
    index('directory_people_department').on(t.companyId, t.departmentId),
    // Somebody who joins is found by their phone.
    index('directory_people_phone').on(t.companyId, t.phone).where(sql`${t.userId} is null`),
    index('directory_people_user').on(t.userId),
    foreignKey({
      name: 'directory_people_of',
      columns: [t.companyId, t.directoryId],
      foreignColumns: [directories.companyId, directories.id],
    }).onDelete('cascade'),
  ],
)

/** Departments that a directory manages. */
export const directoryDepartments = pgTable(
  'directory_departments',
  {
    companyId: text('company_id').notNull(),
    directoryId: text('directory_id').notNull(),
    departmentId: text('department_id').notNull(),
    externalId: text('external_id').notNull().default(''),
    /** It existed before: the directory never deletes it. */
    madeByHand: boolean('made_by_hand').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.directoryId, t.departmentId] }),
    // Two directories would undo each other's changes.
    uniqueIndex('directory_departments_one').on(t.companyId, t.departmentId),
    foreignKey({
      name: 'directory_departments_of',
      columns: [t.companyId, t.directoryId],
      foreignColumns: [directories.companyId, directories.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'directory_departments_department',
      columns: [t.companyId, t.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }).onDelete('cascade'),
  ],
)

/** People whose membership a directory ended, so that an administrator can undo it. */
export const directoryLeavers = pgTable(
  'directory_leavers',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    directoryId: text('directory_id').notNull(),
    /** As they were in the company. */
    name: text().notNull(),
    phone: text().notNull(),
    departmentId: text('department_id').notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('directory_leavers_latest').on(t.companyId, t.directoryId, t.leftAt),
    index('directory_leavers_user').on(t.userId),
    foreignKey({
      name: 'directory_leavers_of',
      columns: [t.companyId, t.directoryId],
      foreignColumns: [directories.companyId, directories.id],
    }).onDelete('cascade'),
  ],
)

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
