import { and, eq, isNotNull, lte, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { grants } from '../seats/tables'
import { dayOf, daysBefore, daysBetween } from './dayOf'

/** The wire fields for a grant's last use. */
export const lastUseOf = (
  { lastUsedOn, idleSince }: Pick<typeof grants.$inferSelect, 'lastUsedOn' | 'idleSince'>,
  now: Date,
) => ({ lastUsedOn, idleDays: Math.max(0, daysBetween(idleSince, dayOf(now))) })

/** Grants that nobody has used for that many days. */
export const isIdle = (now: Date, days: number): SQL => lte(grants.idleSince, daysBefore(now, days))

/**
 * Whether anybody's use of a batch was ever reported. Cloud apps always report; an installed program that never does
 * can't be told from one that nobody uses.
 */
export async function reportsUse(
  db: Connection,
  { companyId, mainId, productType }: { companyId: string; mainId: string; productType: number },
): Promise<boolean> {
  if (productType === 1) return true
  const [used] = await db
    .select({ id: grants.id })
    .from(grants)
    .where(and(eq(grants.companyId, companyId), eq(grants.mainId, mainId), isNotNull(grants.lastUsedOn)))
    .limit(1)
  return used !== undefined
}
