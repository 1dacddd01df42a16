import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { contains } from '../../platform/database/contains'
import { departments } from './tables'

/** The ids of the company's departments whose names contain the text. */
export const departmentsNamed = (db: Connection, companyId: string, search: string) =>
  db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), contains(departments.name, search)))
