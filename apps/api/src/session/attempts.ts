import { eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Database } from '../database/Connection'
import { signInFailures } from '../database/schema'
import { mac } from './mac'
import type { ServiceKeys } from './serviceKeys'

/** How patient the service is with one key. */
export interface Patience {
  /** Failures from which on a captcha, or work, must come along. */
  readonly proofFrom: number
  /** Failures from which on the next try has to wait, twice as long each time, at most 30 s. */
  readonly slowFrom: number
  /** Failures that lock for 15 minutes. */
  readonly lockAt: number
}

export interface Guard {
  readonly key: string
  readonly patience: Patience
}

export interface Standing {
  readonly failedCount: number
  readonly proofRequired: boolean
  /** Until when every try is refused. */
  readonly lockedUntil: Date | null
}

export type Admission =
  | { readonly outcome: 'admitted'; readonly lockedUntil: Date | null }
  | { readonly outcome: 'proofRequired' }
  | { readonly outcome: 'locked'; readonly until: Date }

const minutes15 = 15 * 60_000

/** Offices share an address, so it gets more patience than an account does. */
const ofAccount: Patience = { proofFrom: 3, slowFrom: 2, lockAt: 10 }
const ofAddress: Patience = { proofFrom: 30, slowFrom: 60, lockAt: 100 }
const ofOwnPassword: Patience = { proofFrom: Number.POSITIVE_INFINITY, slowFrom: 3, lockAt: 10 }

/** An account is counted as it was typed, so that one which doesn't exist behaves alike. */
export const signInGuards = (keys: ServiceKeys, account: string, address: string): readonly Guard[] => [
  { key: hidden(keys, 'account', account.trim().normalize('NFKC').toLowerCase()), patience: ofAccount },
  { key: hidden(keys, 'address', address), patience: ofAddress },
]

/** For the old password that a change of password asks for: an open page isn't a place to guess it. */
export const ownPasswordGuards = (keys: ServiceKeys, userId: string): readonly Guard[] => [
  { key: hidden(keys, 'person', userId), patience: ofOwnPassword },
]

/** How things stand, without counting anything. */
export async function standingOf(db: Connection, guards: readonly Guard[], now: Date): Promise<Standing> {
  const keys = guards.map(({ key }) => key)
  const rows = await db.select().from(signInFailures).where(inArray(signInFailures.key, keys))
  const standings = guards.map(({ key, patience }) =>
    judge(
      rows.find((row) => row.key === key),
      patience,
      now,
    ),
  )
  return {
    failedCount: standings[0]?.failedCount ?? 0,
    proofRequired: standings.some(({ proofRequired }) => proofRequired),
    lockedUntil: latest(standings.map(({ lockedUntil }) => lockedUntil)),
  }
}

/**
 * Counts a try as failed before the password is looked at, under the locks of its rows: however many arrive at
 * once, no more get through than one after the other. A success takes it back by {@link forgive}.
 */
export function admit(
  database: Database,
  guards: readonly Guard[],
  proven: boolean,
  now: Date,
): Promise<Admission> {
  return database.transaction(async (db) => {
    const held = []
    for (const guard of guards) {
      const standing = judge(await holdRow(db, guard.key, now), guard.patience, now)
      if (standing.lockedUntil) return { outcome: 'locked', until: standing.lockedUntil }
      if (standing.proofRequired && !proven) return { outcome: 'proofRequired' }
      held.push({ ...guard, count: standing.failedCount + 1 })
    }
    const pauses = []
    for (const { key, patience, count } of held) {
      const lockedUntil = pauseAfter(count, patience, now)
      pauses.push(lockedUntil)
      await db
        .update(signInFailures)
        .set({ count, lastAt: now, lockedUntil })
        .where(eq(signInFailures.key, key))
    }
    return { outcome: 'admitted', lockedUntil: latest(pauses) }
  })
}

/** After a success: the first guard starts afresh; the others lose the one try that was counted. */
export async function forgive(database: Database, [own, ...shared]: readonly Guard[]): Promise<void> {
  await database.transaction(async (db) => {
    if (own) await db.delete(signInFailures).where(eq(signInFailures.key, own.key))
    for (const { key } of shared) {
      await db
        .update(signInFailures)
        .set({ count: sql`greatest(${signInFailures.count} - 1, 0)` })
        .where(eq(signInFailures.key, key))
    }
  })
}

type Row = typeof signInFailures.$inferSelect

/** The row, made if need be, and locked until the transaction ends. */
async function holdRow(db: Connection, key: string, now: Date): Promise<Row | undefined> {
  const [row] = await db
    .insert(signInFailures)
    .values({ key, count: 0, lastAt: now })
    .onConflictDoUpdate({ target: signInFailures.key, set: { key } })
    .returning()
  return row
}

function judge(row: Row | undefined, patience: Patience, now: Date): Standing {
  const lockedUntil = row?.lockedUntil && row.lockedUntil > now ? row.lockedUntil : null
  const forgotten = !row || (!lockedUntil && now.getTime() - row.lastAt.getTime() >= minutes15)
  const failedCount = forgotten ? 0 : row.count
  return { failedCount, proofRequired: failedCount >= patience.proofFrom, lockedUntil }
}

function pauseAfter(count: number, { slowFrom, lockAt }: Patience, now: Date): Date | null {
  if (count < slowFrom) return null
  const pause = count >= lockAt ? minutes15 : Math.min(2 ** (count - slowFrom), 30) * 1000
  return new Date(now.getTime() + pause)
}

function latest(moments: readonly (Date | null)[]): Date | null {
  return moments.reduce((one, other) => (!one || (other && other > one) ? other : one), null)
}

const hidden = (keys: ServiceKeys, kind: string, value: string) =>
  mac(keys.derivation, ['failures', kind, value])
