import { sessionErrors } from '@atrium/features/session/contract'
import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../database/Connection'
import { signInFailures } from '../database/schema'
import { Refusal } from '../service/Refusal'
import type { Guard, Guards } from './guards'
import { inTurn } from './inTurn'
import { afterFailure, type FailureRow, judge } from './standing'

/**
 * Lets a password be tried, if the guards have patience left.
 *
 * A try counts as failed by its own guard before the password is looked at, and is taken back afterwards: however
 * many arrive at once, at whichever process, no more get through than one after the other. In one process they
 * queue, so that many right ones at once all succeed. Shared guards count what failed.
 *
 * @param proven whether a captcha, or work, came along
 * @param tryPassword undefined means that it failed
 * @throws Refusal `locked` or `verificationRequired`
 */
export function attempt<T>(
  database: Database,
  guards: Guards,
  proven: boolean,
  now: Date,
  tryPassword: () => Promise<T | undefined>,
): Promise<T | undefined> {
  return inTurn(guards.own.key, async () => {
    await database.transaction((db) => admit(db, guards, proven, now))
    const result = await tryPassword()
    if (result === undefined) {
      await database.transaction((db) => countShared(db, guards.shared, now))
    } else {
      await database.connection.delete(signInFailures).where(eq(signInFailures.key, guards.own.key))
    }
    return result
  })
}

async function admit(db: Connection, { own, shared }: Guards, proven: boolean, now: Date): Promise<void> {
  const mine = await holdRow(db, own, now)
  requirePatience(mine, own, proven, now)
  for (const guard of shared) {
    const [row] = await db.select().from(signInFailures).where(eq(signInFailures.key, guard.key))
    requirePatience(row, guard, proven, now)
  }
  await storeFailure(db, mine, own, now)
}

async function countShared(db: Connection, shared: readonly Guard[], now: Date): Promise<void> {
  for (const guard of shared) await storeFailure(db, await holdRow(db, guard, now), guard, now)
}

function storeFailure(db: Connection, row: FailureRow | undefined, { key, patience }: Guard, now: Date) {
  return db
    .update(signInFailures)
    .set(afterFailure(row, patience, now))
    .where(eq(signInFailures.key, key))
}

/** The row, made if need be, and locked until the transaction ends. */
async function holdRow(db: Connection, { key }: Guard, now: Date): Promise<FailureRow | undefined> {
  const [row] = await db
    .insert(signInFailures)
    .values({ key, count: 0, lastAt: now })
    .onConflictDoUpdate({ target: signInFailures.key, set: { key } })
    .returning()
  return row
}

function requirePatience(row: FailureRow | undefined, { patience }: Guard, proven: boolean, now: Date): void {
  const { lockedUntil, proofRequired } = judge(row, patience, now)
  if (lockedUntil) {
    throw new Refusal(sessionErrors.locked, `尝试过于频繁，请${waitUntil(lockedUntil, now)}后再试`)
  }
  if (proofRequired && !proven) {
    throw new Refusal(sessionErrors.verificationRequired, '登录失败次数较多，请完成验证后再登录')
  }
}

function waitUntil(moment: Date, now: Date): string {
  const seconds = Math.ceil((moment.getTime() - now.getTime()) / 1000)
  return seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分钟`
}
