import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { lockCompany } from './lockCompany'
import { memberships } from './tables'

/** Holds every company of a person, one after the other in the order of their ids, and answers which. */
export async function lockOwnCompanies(db: Connection, userId: string): Promise<string[]> {
  const rows = await db
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.companyId))
  for (const { companyId } of rows) await lockCompany(db, companyId, 'alone')
  return rows.map(({ companyId }) => companyId)
}
