import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Hold } from '../../platform/http/Hold'
import { companies } from './tables'

/**
 * The first lock of every transaction that changes a company; then products, then memberships, always in
 * this order, so that no two transactions wait for each other.
 */
export async function lockCompany(db: Connection, companyId: string, hold: Hold): Promise<void> {
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for(hold === 'alone' ? 'no key update' : 'share')
}
