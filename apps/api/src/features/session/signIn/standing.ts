import { inArray } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { Guards, Patience } from '../guards'
import { signInFailures } from '../tables'

/** Restrictions that follow from the failures so far. */
export interface Standing {
  readonly failedCount: number
  readonly proofRequired: boolean
  /** Every try is refused until then. */
  readonly lockedUntil: Date | null
}

export type FailureRow = typeof signInFailures.$inferSelect

const minutes15 = 15 * 60_000

export type Failures = Pick<FailureRow, 'count' | 'lastAt' | 'lockedUntil'>

/** Failures are forgotten 15 minutes after the last one; with `leak`, one by one before that. */
export function judge(row: FailureRow | undefined, patience: Patience, now: Date): Standing {
  const lockedUntil = row?.lockedUntil && row.lockedUntil > now ? row.lockedUntil : null
  const forgotten = !row || (!lockedUntil && now.getTime() - row.lastAt.getTime() >= minutes15)
  const failedCount = forgotten ? 0 : Math.max(0, row.count - leaked(row, patience, now))
  return { failedCount, proofRequired: failedCount >= patience.proofFrom, lockedUntil }
}

/** The row after one more failure. */
export function afterFailure(row: FailureRow, patience: Patience, now: Date): Failures {
  const before = judge(row, patience, now).failedCount
  const count = before + 1
  const lastAt = before === 0 ? now : leakingSince(row, patience, now)
  return { count, lastAt, lockedUntil: pauseAfter(count, patience, now) }
}

const leaked = ({ lastAt }: FailureRow, { leak = Number.POSITIVE_INFINITY }: Patience, now: Date) =>
  Math.floor(Math.max(0, now.getTime() - lastAt.getTime()) / leak)

/** The moment up to which failures have leaked: not always now, or a quick series would never leak. */
function leakingSince(row: FailureRow, patience: Patience, now: Date): Date {
  const { leak } = patience
  return leak === undefined ? now : new Date(row.lastAt.getTime() + leaked(row, patience, now) * leak)
}

function pauseAfter(count: number, { slowFrom, lockAt }: Patience, now: Date): Date | null {
  if (count < slowFrom) return null
  const pause = count >= lockAt ? minutes15 : Math.min(2 ** (count - slowFrom), 30) * 1000
  return new Date(now.getTime() + pause)
}

/** The standing that a page may show before a try; the count is that of the account alone. */
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

export const wireStanding = ({ failedCount, proofRequired, lockedUntil }: Standing, now: Date) => ({
  failedCount,
  captchaRequired: proofRequired,
  lockedUntil: lockedUntil?.toISOString() ?? null,
  retryAfterSeconds: lockedUntil ? Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000) : 0,
})
