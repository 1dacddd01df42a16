import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
