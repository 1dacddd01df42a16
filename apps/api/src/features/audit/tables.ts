import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'

/**
 * Changes with their authors: one row per change, written in its transaction and never modified except to erase a name
 * (docs/decisions/account/deregistration.md). The rows of each company form a chain, those without a company another:
 * see docs/decisions/platform/audit-chain.md.
 */
export const auditRows = pgTable(
  'audit_rows',
  {
    /** Empty for changes outside any company. */
    companyId: text('company_id').notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    actorId: text('actor_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** Name of the operation in its contract. */
    operation: text().notNull(),
    /** The change, for example `{"departmentId":"…","before":{…},"after":{…}}`; never a secret. */
    subject: jsonb().notNull(),
    /**
     * Salted hash of the subject, which the row's hash covers instead of the subject; empty in rows from before
     * subjects were salted.
     */
    sealed: text().notNull().default(''),
    /** Deleted with a name that is erased from the subject: without it the hash reveals nothing. */
    subjectSalt: text('subject_salt').notNull().default(''),
    /** Salted hash of address and agent, which are in `audit_callers`; empty: no caller. */
    caller: text().notNull().default(''),
    /** 1, 2, 3 … in its chain; null in rows from before chains existed. */
    position: bigint({ mode: 'number' }),
    /** Hash of the previous row; empty for the first. */
    previous: text().notNull().default(''),
    /** Hash of this row, including `previous`. */
    hash: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('audit_rows_at').on(t.companyId, t.at),
    index('audit_rows_operation').on(t.companyId, t.operation, t.id),
    index('audit_rows_actor').on(t.companyId, t.actorId, t.id),
    uniqueIndex('audit_rows_position').on(t.companyId, t.position).where(sql`${t.position} is not null`),
  ],
)

/** The end of each chain. Its row is locked to write the next audit row. */
export const auditChains = pgTable('audit_chains', {
  companyId: text('company_id').primaryKey(),
  length: bigint({ mode: 'number' }).notNull().default(0),
  /** Hash of the last row; empty if there is none. */
  hash: text().notNull().default(''),
  /** Id of the last row from before the chain; 0: none. */
  earlierId: bigint('earlier_id', { mode: 'number' }).notNull().default(0),
})

/** Origins of changes. They are personal data, so they expire; their hashes stay in the audit rows. */
export const auditCallers = pgTable(
  'audit_callers',
  {
    companyId: text('company_id').notNull(),
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    address: text().notNull(),
    agent: text().notNull(),
    /** Without a salt, trying four billion addresses would reveal the one behind the hash. */
    salt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.auditId] }), index('audit_callers_at').on(t.at)],
)

/** Subjects of each audit row, so that the history of a member, department or product is read from an index. */
export const auditSubjects = pgTable(
  'audit_subjects',
  {
    companyId: text('company_id').notNull(),
    kind: text({ enum: ['member', 'department', 'product'] }).notNull(),
    entityId: text('entity_id').notNull(),
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.kind, t.entityId, t.auditId] }),
    index('audit_subjects_row').on(t.companyId, t.auditId, t.kind, t.entityId),
  ],
)
