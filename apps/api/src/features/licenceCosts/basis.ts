import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { daysBefore } from '../use'
import type { Charge } from './costLines'
import { firstDayOf, type Month, monthsLater, startOfDay } from './months'
import { licenceSeatCounts } from './tables'

/** Changes whenever costs are divided differently, so that stored ones are divided again. */
const version = 1

/**
 * A digest of what a month's costs are computed from: its charges, and its seats, which change only with the count of a
 * day.
 *
 * @param charges all of the month
 * @param countedOn the last day on which seats were counted; undefined: never
 */
export function basisOf(month: Month, charges: readonly Charge[], countedOn: string | undefined): string {
  const lastDay = daysBefore(startOfDay(firstDayOf(monthsLater(month, 1))), 1)
  const seats = countedOn !== undefined && countedOn > lastDay ? lastDay : countedOn
  const given = charges.map(({ line, fen }) => [line.mainId, line.productId, fen])
  return createHash('sha256')
    .update(JSON.stringify([version, seats ?? null, given]))
    .digest('base64url')
}

/** Read before the seats, so that newer seats never pass for older ones. */
export async function readCountedOn(db: Connection, companyId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ countedOn: licenceSeatCounts.countedOn })
    .from(licenceSeatCounts)
    .where(eq(licenceSeatCounts.companyId, companyId))
  return row?.countedOn
}
