import { eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { companies } from '../database/schema'

/**
 * How a change holds its company until its transaction ends.
 *
 * `alone`: nothing else of the company changes. `together`: beside others of its kind, any number at once,
 * because a finer lock keeps them apart; but not beside one that is alone.
 */
export type Hold = 'alone' | 'together'

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
