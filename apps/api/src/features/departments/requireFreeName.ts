import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { departments } from '../organisation/tables'
import { refusals } from './refusals'

/** Siblings bear different names. Under the structure's lock, so that what it finds stays true. */
export async function requireFreeName(db: Connection, companyId: string, parentId: string, name: string) {
  const [taken] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        eq(departments.companyId, companyId),
        eq(departments.parentId, parentId),
        eq(departments.name, name),
      ),
    )
  if (taken) throw refusals.nameTaken()
}
