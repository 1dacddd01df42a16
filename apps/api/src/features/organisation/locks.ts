import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Hold } from '../../platform/http/Hold'
import type { Owner } from '../../platform/owner/Owner'
import { users } from '../../platform/people/tables'
import { companies, memberships } from './tables'

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

/** Holds every company of a person, one after the other in the order of their ids, and answers which. */
export async function lockOwnCompanies(db: Connection, userId: string): Promise<string[]> {
  const rows = await db
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.companyId))
  for (const { companyId } of rows) await lockCompany(db, companyId, 'alone')
  return rows.map(({ companyId }) => companyId)
}

/**
 * The first lock of every transaction that changes something of an owner: a company, or a person by the row of their
 * account. After locking a person, never lock a company: changes of companies lock people's rows.
 */
export async function lockOwner(db: Connection, owner: Owner, hold: Hold): Promise<void> {
  if (owner.kind === 'company') return lockCompany(db, owner.companyId, hold)
  await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, owner.userId))
    .for(hold === 'alone' ? 'no key update' : 'share')
}
