import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { companies } from './tables'

export async function findCompanyName(db: Connection, companyId: string): Promise<string> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.name ?? ''
}
