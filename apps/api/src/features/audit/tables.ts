import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'

/**
 * Who changed what; one row for each change, written in the change's own transaction and never touched again, but
 * for a name that is erased (docs/decisions/account/deregistration.md). The rows of a company are a chain, those without a company another: see docs/decisions/platform/audit-chain.md.
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
    /** What was changed, for example `{"departmentId":"…","before":{…},"after":{…}}`; never a secret. */
    subject: jsonb().notNull(),
    /** Salted hash of the subject, which alone the row's hash is of; empty in rows of before subjects were salted. */
    sealed: text().notNull().default(''),
    /** Goes when a name is erased from the subject: without it the hash says nothing of what stood there. */
    subjectSalt: text('subject_salt').notNull().default(''),
    /** Salted hash of address and agent, which stand in `audit_callers`; empty: nobody called. */
    caller: text().notNull().default(''),
    /** 1, 2, 3 … in its chain; null in rows of before there was one. */
    position: bigint({ mode: 'number' }),
    /** Hash of the row before, empty for the first. */
    previous: text().notNull().default(''),
    /** Of this row, `previous` included. */
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

/** The end of each chain. The row is the lock under which the next audit row is written. */
export const auditChains = pgTable('audit_chains', {
  companyId: text('company_id').primaryKey(),
  length: bigint({ mode: 'number' }).notNull().default(0),
  /** Of the last row; empty while there is none. */
  hash: text().notNull().default(''),
  /** Id of the last row of before there was a chain; 0: none. */
  earlierId: bigint('earlier_id', { mode: 'number' }).notNull().default(0),
})

/** From where a change was made. Kept for a while only, as it is about people; its hash stays in the audit row. */
export const auditCallers = pgTable(
  'audit_callers',
  {
    companyId: text('company_id').notNull(),
    auditId: bigint('audit_id', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    address: text().notNull(),
    agent: text().notNull(),
    /** Without it a hash would say which of four billion addresses it is of. */
    salt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.auditId] }), index('audit_callers_at').on(t.at)],
)

/** What each audit row touched, so that the history of one member, department or product is read from an index. */
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
