import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { certifications } from '../tables'

export type Submission = typeof certifications.$inferSelect

export async function findLatest(db: Connection, companyId: string): Promise<Submission | undefined> {
  const [latest] = await db
    .select()
    .from(certifications)
    .where(eq(certifications.companyId, companyId))
    .orderBy(desc(certifications.version))
    .limit(1)
  return latest
}

/** Whether the company was ever approved, so that its name stays its own while it asks for another. */
export async function wasApproved(db: Connection, companyId: string): Promise<boolean> {
  const [approved] = await db
    .select({ id: certifications.id })
    .from(certifications)
    .where(and(eq(certifications.companyId, companyId), eq(certifications.state, 'approved')))
    .limit(1)
  return approved !== undefined
}
