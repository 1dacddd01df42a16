import { eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { companies } from '../database/schema'

/**
 * The first lock of every transaction that touches seats; then products, then memberships, always in
 * this order, so that no two transactions wait for each other.
 *
 * `seats`: grants and cancels, any number at once. `structure`: moves and removals of members and
 * departments; alone, so that nobody is granted a seat on a path that is just changing.
 */
export async function lockCompany(db: Connection, companyId: string, reason: 'seats' | 'structure') {
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for(reason === 'structure' ? 'no key update' : 'share')
}
