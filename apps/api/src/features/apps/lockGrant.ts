import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { lockSeat } from '../concurrentSeats'
import type { appUses } from '../ownProducts/tables'
import { grants } from '../seats/tables'
import { seatOf } from './endUses'
import { isConcurrent } from './findApps'

type Use = Pick<typeof appUses.$inferSelect, 'companyId' | 'ownedId' | 'licenceId' | 'userId' | 'mid'>

/**
 * Locks a company's grant before its uses: callers that end a use for the company lock it first as well. Returns the
 * grant, or undefined if it is the person's own licence or was taken back. A concurrent seat has no grant: its checkout
 * is locked.
 */
export async function lockGrant(db: Connection, use: Use) {
  const { companyId, ownedId } = use
  if (companyId === '') return undefined
  if (isConcurrent(use)) {
    await lockSeat(db, seatOf(use))
    return undefined
  }
  const [grant] = await db
    .select({ companyId: grants.companyId, grantId: grants.id, lastUsedOn: grants.lastUsedOn })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), eq(grants.id, ownedId)))
    .for('update')
  return grant
}
