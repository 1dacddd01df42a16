import { defaultDays, defaultSwaps } from '@atrium/contracts/borrowing/contract'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { dayOf } from '../use'
import { borrowingLimits, deviceSwaps } from './tables'

/** What members may do with a product's licences, by its first batch. */
export async function findLimits(db: Connection, companyId: string, mainId: string) {
  const [limits] = await db
    .select({ longestDays: borrowingLimits.longestDays, swapsPerMonth: borrowingLimits.swapsPerMonth })
    .from(borrowingLimits)
    .where(and(eq(borrowingLimits.companyId, companyId), eq(borrowingLimits.mainId, mainId)))
  return limits ?? { longestDays: defaultDays, swapsPerMonth: defaultSwaps }
}

/** The calendar month in China, `YYYY-MM`. */
export const monthOf = (moment: Date): string => dayOf(moment).slice(0, 7)

interface Swapper {
  readonly companyId: string
  readonly userId: string
  readonly mainId: string
}

/** How many devices a member has swapped this month. */
export async function countSwaps(db: Connection, { companyId, userId, mainId }: Swapper, now: Date) {
  const [row] = await db
    .select({ count: deviceSwaps.count })
    .from(deviceSwaps)
    .where(
      and(
        eq(deviceSwaps.companyId, companyId),
        eq(deviceSwaps.userId, userId),
        eq(deviceSwaps.mainId, mainId),
        eq(deviceSwaps.month, monthOf(now)),
      ),
    )
  return row?.count ?? 0
}
