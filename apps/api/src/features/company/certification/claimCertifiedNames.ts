import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/database/Connection'
import { companies } from '../../organisation/tables'
import { companyNames } from '../tables'
import { normalise } from './companyNames'

/** Takes the names of certified companies that came into the database without: from before names were taken. */
export async function claimCertifiedNames({ connection: db }: Database): Promise<void> {
  const nameless = await db
    .select({ companyId: companies.id, name: companies.name })
    .from(companies)
    .leftJoin(companyNames, eq(companyNames.companyId, companies.id))
    .where(
      and(eq(companies.certificationStatus, 4), isNull(companies.dissolvedAt), isNull(companyNames.name)),
    )
  if (nameless.length === 0) return
  await db
    .insert(companyNames)
    .values(nameless.map(({ companyId, name }) => ({ companyId, name: normalise(name) })))
    .onConflictDoNothing()
}
