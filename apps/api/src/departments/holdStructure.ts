import { and, eq } from 'drizzle-orm'
import { memberships } from '../database/schema'
import { lockCompany } from '../seats'
import type { CompanyCall } from '../service/Call'
import { refusals } from './refusals'

/**
 * First statement of every change of departments, of who sits in them and of who administers them: one at a
 * time for each company, so that what a change has checked still holds when it writes.
 *
 * The role is read again under the lock: a transfer may have ended it since the call was let in.
 */
export async function holdStructure({ db, company, person }: CompanyCall): Promise<void> {
  await lockCompany(db, company.companyId, 'structure')
  const [caller] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, company.companyId), eq(memberships.userId, person.userId)))
  if (caller?.role !== company.role) throw refusals.roleChanged()
}
