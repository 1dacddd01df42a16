import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'
import { companies } from '../organisation/tables'

/** Submissions for certification, one row each. An approval updates the company's own row. */
export const certifications = pgTable(
  'certifications',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    id: text().notNull(),
    /** The certification's version after this submission; later ones are greater. */
    version: integer().notNull(),
    state: text({ enum: ['pending', 'rejected', 'withdrawn', 'approved'] }).notNull(),
    /** The company's status before, restored when this is withdrawn. */
    statusBefore: smallint('status_before').notNull(),
    name: text().notNull(),
    code: text().notNull(),
    contactPerson: text('contact_person').notNull(),
    contactPhone: text('contact_phone').notNull(),
    remark: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    areaOrCounty: text('area_or_county').notNull(),
    detailedAddress: text('detailed_address').notNull(),
    /** Name of the private object. */
    licenceName: text('licence_name').notNull(),
    /** Name of a public object; null: the logo stays the same. */
    logoName: text('logo_name'),
    submittedBy: text('submitted_by')
      .notNull()
      .references(() => users.id),
    submittedAt: instant('submitted_at').notNull(),
    auditedAt: instant('audited_at'),
    /** The reviewer's name on the operator's computer. */
    auditedBy: text('audited_by').notNull().default(''),
    auditDetail: text('audit_detail').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('certifications_id').on(t.id),
    uniqueIndex('certifications_newest').on(t.companyId, t.version),
    uniqueIndex('certifications_one_pending').on(t.companyId).where(sql`${t.state} = 'pending'`),
    index('certifications_waiting').on(t.submittedAt).where(sql`${t.state} = 'pending'`),
  ],
)

/**
 * Reserved names: those of certified companies, and of those under review. Names are unique across companies, so this
 * table alone has no company in its key.
 */
export const companyNames = pgTable(
  'company_names',
  {
    /** Without spaces, in one width and case. */
    name: text().primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
  },
  (t) => [index('company_names_company').on(t.companyId)],
)
