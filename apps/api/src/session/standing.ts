import { inArray } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { signInFailures } from '../database/schema'
import type { Guards, Patience } from './guards'

/** How things stand after the failures so far. */
export interface Standing {
  readonly failedCount: number
  readonly proofRequired: boolean
  /** Until when every try is refused. */
  readonly lockedUntil: Date | null
}

export type FailureRow = typeof signInFailures.$inferSelect

const minutes15 = 15 * 60_000

/** Failures are forgotten 15 minutes after the last one. */
export function judge(row: FailureRow | undefined, patience: Patience, now: Date): Standing {
  const lockedUntil = row?.lockedUntil && row.lockedUntil > now ? row.lockedUntil : null
  const forgotten = !row || (!lockedUntil && now.getTime() - row.lastAt.getTime() >= minutes15)
  const failedCount = forgotten ? 0 : row.count
  return { failedCount, proofRequired: failedCount >= patience.proofFrom, lockedUntil }
}

/** What the row says after one more failure. */
export function afterFailure(
  row: FailureRow | undefined,
  patience: Patience,
  now: Date,
): Pick<FailureRow, 'count' | 'lastAt' | 'lockedUntil'> {
  const count = judge(row, patience, now).failedCount + 1
  return { count, lastAt: now, lockedUntil: pauseAfter(count, patience, now) }
}

function pauseAfter(count: number, { slowFrom, lockAt }: Patience, now: Date): Date | null {
  if (count < slowFrom) return null
  const pause = count >= lockAt ? minutes15 : Math.min(2 ** (count - slowFrom), 30) * 1000
  return new Date(now.getTime() + pause)
}

/** What a page may know before a try; the number is that of the account alone. */
export async function standingOf(db: Connection, { own, shared }: Guards, now: Date): Promise<Standing> {
  const guards = [own, ...shared]
  const keys = guards.map(({ key }) => key)
  const rows = await db.select().from(signInFailures).where(inArray(signInFailures.key, keys))
  const [mine, ...others] = guards.map(({ key, patience }) =>
    judge(
      rows.find((row) => row.key === key),
      patience,
      now,
    ),
  )
  return [mine, ...others].reduce<Standing>(
    (all, each) => ({
      failedCount: all.failedCount,
      proofRequired: all.proofRequired || each?.proofRequired === true,
      lockedUntil: later(all.lockedUntil, each?.lockedUntil ?? null),
    }),
    { failedCount: mine?.failedCount ?? 0, proofRequired: false, lockedUntil: null },
  )
}

const later = (one: Date | null, other: Date | null) => (!one || (other && other > one) ? other : one)
