import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Hold } from '../../platform/http/Hold'
import type { Owner } from '../../platform/owner/Owner'
import { users } from '../../platform/people/tables'
import { lockCompany } from './lockCompany'

/**
 * The first lock of every transaction that changes something of an owner: a company, or a person by the row of their
 * account. Whoever holds a person takes no company afterwards, as changes of companies take people's rows.
 */
export async function lockOwner(db: Connection, owner: Owner, hold: Hold): Promise<void> {
  if (owner.kind === 'company') return lockCompany(db, owner.companyId, hold)
  await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, owner.userId))
    .for(hold === 'alone' ? 'no key update' : 'share')
}
