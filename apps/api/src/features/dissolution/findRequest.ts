import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { dissolutions } from './tables'

export type DissolutionRow = typeof dissolutions.$inferSelect

/** The newest request of a company. */
export async function findRequest(db: Connection, companyId: string): Promise<DissolutionRow | undefined> {
  const [row] = await db
    .select()
    .from(dissolutions)
    .where(eq(dissolutions.companyId, companyId))
    .orderBy(desc(dissolutions.requestedAt))
    .limit(1)
  return row
}

/** The one that awaits the vendor. */
export async function findPending(db: Connection, companyId: string): Promise<DissolutionRow | undefined> {
  const [row] = await db
    .select()
    .from(dissolutions)
    .where(and(eq(dissolutions.companyId, companyId), eq(dissolutions.status, 'pending')))
  return row
}
