import { idleLong } from '@atrium/contracts/shared/use/contract'
import { and } from 'drizzle-orm'
import type { CompanyCall } from '../../ports/Call'
import { grants, type products } from '../seats/tables'
import { isIdle, reportsUse } from '../use'
import { heldInScope } from './holders'

/** How many holders in scope haven't used a batch for {@link idleLong} days; null: its use isn't reported. */
export async function countIdle(
  { db, company, now }: Pick<CompanyCall, 'db' | 'company' | 'now'>,
  batch: typeof products.$inferSelect,
): Promise<number | null> {
  if (!(await reportsUse(db, batch))) return null
  return db.$count(grants, and(heldInScope({ db, company }, batch.mainId), isIdle(now, idleLong)))
}
