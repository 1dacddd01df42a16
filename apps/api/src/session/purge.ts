import { inArray, lt } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { purgeCodes } from '../codes/purgeCodes'
import type { Connection, Database } from '../database/Connection'
import { idempotencyKeys, sessions, signInFailures, spentChallenges } from '../database/schema'
import { keptMilliseconds } from '../service/idempotency'

const day = 86_400_000
const lastPurge = new WeakMap<Database, number>()

/** Removes what has had its time, at most once a minute for each process and never in a caller's way. */
export async function purgeNowAndThen(database: Database, now: Date): Promise<void> {
  const last = lastPurge.get(database) ?? 0
  if (Math.abs(now.getTime() - last) < 60_000) return
  lastPurge.set(database, now.getTime())
  await purge(database.connection, now)
}

/**
 * Challenges past their expiry, counters a day after their last failure, sessions a month after their end, and
 * answers that were kept for whoever repeats a call.
 */
export async function purge(db: Connection, now: Date): Promise<void> {
  await removeBefore(db, spentChallenges, spentChallenges.id, spentChallenges.expiresAt, now)
  await removeBefore(db, signInFailures, signInFailures.key, signInFailures.lastAt, ago(now, day))
  await removeBefore(db, sessions, sessions.id, sessions.expiresAt, ago(now, 30 * day))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, ago(now, keptMilliseconds)))
  await purgeCodes(db, now)
}

const atOnce = 1000

/** A few at once, until none are left. Rows that somebody else holds are left to the next time. */
async function removeBefore(db: Connection, table: PgTable, key: PgColumn, at: PgColumn, moment: Date) {
  const late = db
    .select({ key })
    .from(table)
    .where(lt(at, moment))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  let removed: readonly unknown[]
  do {
    removed = await db.delete(table).where(inArray(key, late)).returning({ key })
  } while (removed.length === atOnce)
}

const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)
