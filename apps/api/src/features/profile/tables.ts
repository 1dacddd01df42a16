import type { Discipline, JobRole, Major } from '@atrium/contracts/profile/contract'
import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { users } from '../../platform/people/tables'

/** A person's details beyond their names; no row until they state any. */
export const profiles = pgTable('profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  /**
   * 1 enterprise, 2 education, 3 organisation. For people in a company, enterprise applies, whatever is stored here.
   */
  type: smallint().$type<1 | 2 | 3>().notNull(),
  /** Province, city and district, joined by hyphens. */
  region: text().notNull().default(''),
  address: text().notNull().default(''),
  school: text().notNull().default(''),
  jobRole: text('job_role').$type<JobRole | ''>().notNull().default(''),
  major: text().$type<Major | ''>().notNull().default(''),
  teacherName: text('teacher_name').notNull().default(''),
  teacherPhone: text('teacher_phone').notNull().default(''),
  company: text().notNull().default(''),
  department: text().notNull().default(''),
  position: text().notNull().default(''),
  discipline: text().$type<Discipline | ''>().notNull().default(''),
  updatedAt: instant('updated_at').notNull(),
})
