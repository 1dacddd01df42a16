import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { endCompanySessions } from '../session'
import { companyDomains, connections, signInRules } from './tables'

/** Ends a company's own sign-in with the company: its domains are free, and nobody is linked any more. */
export async function endCompanyIdentity(db: Connection, companyId: string, now: Date): Promise<void> {
  await endCompanySessions(db, { companyId }, now)
  for (const table of [signInRules, connections, companyDomains])
    await db.delete(table).where(eq(table.companyId, companyId))
}
