import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { companies, memberships } from '../organisation/tables'
import { refusals } from './refusals'

/**
 * Copies the mobile to the person's memberships, all of whose companies are held.
 *
 * @param companyIds the held ones
 * @throws Refusal when another member of one of them has it, or when the person joined another one meanwhile
 */
export async function changeMembershipPhones(
  db: Connection,
  userId: string,
  phone: string,
  companyIds: readonly string[],
): Promise<void> {
  const own = await db
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  if (own.some(({ companyId }) => !companyIds.includes(companyId))) throw refusals.companiesChanged()
  if (own.length === 0) return
  const [other] = await db
    .select({ company: companies.name })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        inArray(memberships.companyId, [...companyIds]),
        eq(memberships.phone, phone),
        ne(memberships.userId, userId),
      ),
    )
    .limit(1)
  if (other) throw refusals.phoneTakenInCompany(other.company)
  await db.update(memberships).set({ phone }).where(eq(memberships.userId, userId))
}
