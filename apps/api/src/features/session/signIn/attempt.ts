import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { eq } from 'drizzle-orm'
import type { Connection, Database } from '../../../platform/database/Connection'
import { createKeyedQueue } from '../../../platform/http/limits/createKeyedQueue'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Guard, Guards } from '../guards'
import { signInFailures } from '../tables'
import type { SignInResult } from './openSession'
import { afterFailure, type FailureRow, type Failures, judge } from './standing'

const full = () => new Refusal(sessionRefusals.tooManyAtOnce)
/** Tries at one account queue, so that many simultaneous right passwords all succeed. */
const own = createKeyedQueue({ atOnce: 1, waiting: 20, full })
/** Tries that share a guard, such as an office's address, queue too, some in parallel. */
const shared = createKeyedQueue({ atOnce: 10, waiting: 100, full })

/**
 * Runs a try at a password unless its guards are exhausted.
 *
 * Every guard counts the try as failed before the password is checked, and takes it back when it was right: however
 * many tries arrive at once, at whichever process, no more get through than one after another. Within one process
 * they queue for a while.
 *
 * @param proven whether the call carried a proof of work
 * @param tryPassword returns undefined when the password is wrong
 * @throws Refusal `locked` or `verificationRequired`, or the queue is full
 */
export function attempt<T>(
  database: Database,
  guards: Guards,
  proven: boolean,
  now: Date,
  tryPassword: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const tryOnce = async () => {
    const counted = await database.transaction((db) => countAhead(db, guards, proven, now))
    const result = await tryPassword()
    if (result !== undefined) await database.transaction((db) => takeBack(db, guards, counted, now))
    return result
  }
  const beside = guards.shared.reduce(
    (work, { key }) =>
      () =>
        shared(key, work),
    tryOnce,
  )
  return own(guards.own.key, beside)
}

const wrong: SignInResult = { kind: 'refused', because: 'wrong' }

/** {@link attempt} for a sign-in: of its results, only `wrong` is a failed try. */
export async function attemptSignIn(
  database: Database,
  guards: Guards,
  proven: boolean,
  now: Date,
  trySignIn: () => Promise<SignInResult>,
): Promise<SignInResult> {
  const result = await attempt(database, guards, proven, now, async () => {
    const tried = await trySignIn()
    return tried.kind === 'refused' && tried.because === 'wrong' ? undefined : tried
  })
  return result ?? wrong
}

/** The failure that one try added to one guard's row. */
interface Counted {
  readonly guard: Guard
  readonly before: FailureRow
  readonly after: Failures
}

async function countAhead(db: Connection, guards: Guards, proven: boolean, now: Date): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const guard of inKeyOrder(guards)) {
    const before = await holdRow(db, guard, now)
    counted.push({ guard, before, after: afterFailure(before, guard.patience, now) })
  }
  const ownFirst = counted.toSorted((one, other) => rank(guards, one) - rank(guards, other))
  for (const { guard, before } of ownFirst) requirePatience(before, guard, proven, now)
  for (const { guard, after } of counted) await store(db, guard, after)
  return counted
}

/** A right password clears its own guard, but takes back only its own try from shared ones. */
async function takeBack(db: Connection, { own }: Guards, counted: readonly Counted[], now: Date) {
  for (const { guard, before, after } of counted) {
    const row = await holdRow(db, guard, now)
    const isLast = row.count === after.count && row.lastAt.getTime() === after.lastAt.getTime()
    const rest = isLast ? before : { ...row, count: row.count - 1 }
    if (guard === own || rest.count <= 0) {
      await db.delete(signInFailures).where(eq(signInFailures.key, guard.key))
    } else {
      await store(db, guard, rest)
    }
  }
}

/** One global order, so that tries never deadlock. */
const inKeyOrder = ({ own, shared }: Guards): Guard[] =>
  [own, ...shared].sort((one, other) => (one.key < other.key ? -1 : 1))

const rank = ({ own }: Guards, { guard }: Counted) => (guard === own ? 0 : 1)

function store(db: Connection, { key }: Guard, { count, lastAt, lockedUntil }: Failures) {
  return db.update(signInFailures).set({ count, lastAt, lockedUntil }).where(eq(signInFailures.key, key))
}

/** Inserts the row if needed and locks it until the transaction ends. */
async function holdRow(db: Connection, { key }: Guard, now: Date): Promise<FailureRow> {
  const [row] = await db
    .insert(signInFailures)
    .values({ key, count: 0, lastAt: now })
    .onConflictDoUpdate({ target: signInFailures.key, set: { key } })
    .returning()
  if (!row) throw new Error('The row of failures could not be locked.')
  return row
}

function requirePatience(row: FailureRow, { patience }: Guard, proven: boolean, now: Date): void {
  const { lockedUntil, proofRequired } = judge(row, patience, now)
  if (lockedUntil) {
    const seconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)
    throw new Refusal(sessionRefusals.locked({ seconds }))
  }
  if (proofRequired && !proven) {
    throw new Refusal(sessionRefusals.verificationRequired)
  }
}
