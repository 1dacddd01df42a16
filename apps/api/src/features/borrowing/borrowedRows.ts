import { type borrowedStates, endingSoonDays } from '@atrium/contracts/borrowing/contract'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { seatCuts } from '../seatCuts/tables'
import { borrowedLicences, type grants, type products } from '../seats/tables'
import { daysBefore } from '../use'

export type Borrowed = typeof borrowedLicences.$inferSelect
type State = (typeof borrowedStates)[number]

const soonMilliseconds = endingSoonDays * 86_400_000

const soon = (now: Date) => new Date(now.getTime() + soonMilliseconds)

/** The state of a licence file, for a query that reads them; the same as {@link stateOf}. */
export const stateIn = (now: Date): SQL<State> => sql<State>`case
  when ${borrowedLicences.returnedAt} is not null then 'returned'
  when ${borrowedLicences.releasedAt} is not null
    or ${borrowedLicences.endsAt} <= ${now.toISOString()}::timestamptz then 'ended'
  when ${borrowedLicences.lostAt} is not null then 'lost'
  when ${borrowedLicences.endsAt} <= ${soon(now).toISOString()}::timestamptz then 'endingSoon'
  else 'running' end`

function stateOf({ returnedAt, releasedAt, endsAt, lostAt }: Borrowed, now: Date): State {
  if (returnedAt !== null) return 'returned'
  if (releasedAt !== null || endsAt <= now) return 'ended'
  if (lostAt !== null) return 'lost'
  return endsAt <= soon(now) ? 'endingSoon' : 'running'
}

/** A licence file in its wire format. */
export const asBorrowed = (row: Borrowed, now: Date) => ({
  id: row.id,
  mid: row.mid,
  state: stateOf(row, now),
  issuedAt: row.issuedAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  returnedAt: row.returnedAt?.toISOString() ?? null,
  lostAt: row.lostAt?.toISOString() ?? null,
})

/** The licence file of a grant that still counts. */
export async function findOut(
  db: Connection,
  companyId: string,
  grantId: string,
): Promise<Borrowed | undefined> {
  const [row] = await db
    .select()
    .from(borrowedLicences)
    .where(
      and(
        eq(borrowedLicences.companyId, companyId),
        eq(borrowedLicences.grantId, grantId),
        isNull(borrowedLicences.releasedAt),
      ),
    )
  return row
}

/** The last second in China of the day that many days later, but not after the latest end. */
export function endOf(now: Date, days: number, latest: Date | null): Date {
  const end = new Date(`${daysBefore(now, -days)}T23:59:59+08:00`)
  return latest !== null && latest < end ? latest : end
}

/** When a file of a grant has to end: with its batch, the grant itself, or seats that weren't renewed; null: never. */
export async function latestEndOf(
  db: Connection,
  grant: typeof grants.$inferSelect,
  product: typeof products.$inferSelect,
): Promise<Date | null> {
  const cuts = await db
    .select({ cutAt: seatCuts.cutAt })
    .from(seatCuts)
    .where(
      and(
        eq(seatCuts.companyId, grant.companyId),
        eq(seatCuts.mainId, grant.mainId),
        isNotNull(seatCuts.cutAt),
      ),
    )
  const ends = [product.endAt, grant.endsAt, ...cuts.map(({ cutAt }) => cutAt)].flatMap((end) => end ?? [])
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())))
}
