import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Hold } from '../../platform/http/limits/Hold'
import type { Owner } from '../../platform/owner/Owner'
import { users } from '../../platform/people/tables'
import { companies, memberships } from './tables'

/**
 * The first lock of every transaction that changes a company; then products, then memberships, always in this order, so
 * that transactions never deadlock.
 */
export async function lockCompany(db: Connection, companyId: string, hold: Hold): Promise<void> {
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for(hold === 'alone' ? 'no key update' : 'share')
}

/** Locks every company of a person, in the order of their ids, and returns them. */
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
 * The first lock of every transaction that changes data of an owner: a company, or a person by their account's row.
 * After locking a person, never lock a company: changes of companies lock people's rows.
 */
export async function lockOwner(db: Connection, owner: Owner, hold: Hold): Promise<void> {
  if (owner.kind === 'company') return lockCompany(db, owner.companyId, hold)
  await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, owner.userId))
    .for(hold === 'alone' ? 'no key update' : 'share')
}
