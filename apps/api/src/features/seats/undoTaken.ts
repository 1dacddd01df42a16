import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { undoMilliseconds } from './cancelledGrants'
import { reopenRequests } from './closeRequests'
import { type ReturnedSeat, returnSeats } from './returnSeats'
import { grants } from './tables'
import { tellUndone } from './tellHolders'

interface Undo {
  readonly companyId: string
  readonly grantIds: readonly string[]
  readonly now: Date
}

/**
 * Undoes grants: their seats go back, the requests that they closed wait again, and each member reads of it once. The
 * products are locked already. Answers with the seats, or with `late` where one of the grants is older than
 * {@link undoMilliseconds}; then nothing is changed.
 */
export async function undoTaken(
  db: Connection,
  { companyId, grantIds, now }: Undo,
): Promise<readonly ReturnedSeat[] | 'late'> {
  const rows = await db
    .select({ grantedAt: grants.grantedAt })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), inArray(grants.id, [...grantIds])))
  if (rows.some(({ grantedAt }) => now.getTime() - grantedAt.getTime() >= undoMilliseconds)) return 'late'
  const reopened = await reopenRequests(db, companyId, grantIds)
  const returned = await returnSeats(db, companyId, grantIds)
  await tellUndone(db, { companyId, now }, returned, reopened)
  return returned
}
