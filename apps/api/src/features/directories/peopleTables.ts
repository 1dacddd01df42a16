import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
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
