import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publishSessionsEnded } from '../../platform/events'
import { isOpenAt } from './isOpenAt'
import { forgetDevices } from './knownDevices'
import { sessions } from './tables'

interface SessionsToEnd {
  readonly userId: string
  /** Only these. Default: all of the person's. */
  readonly ids?: readonly string[] | undefined
  /** This one stays. Default: none does. */
  readonly except?: string
  readonly because:
    | 'signedOut'
    | 'elsewhere'
    | 'passwordChanged'
    | 'phoneChanged'
    | 'deregistered'
    | 'reused'
    | 'accountLocked'
    | 'endedByOperator'
  readonly now: Date
}

/** Whatever else ends sessions, somebody may have had the password or the tokens: then no device is known any more. */
const harmless: readonly SessionsToEnd['because'][] = ['signedOut', 'elsewhere']

/** Ends sessions of one person and tells their pages, once the transaction commits. Answers how many. */
export async function endSessions(db: Connection, ending: SessionsToEnd): Promise<number> {
  const { userId, ids, except, because, now } = ending
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: because })
    .where(
      and(
        eq(sessions.userId, userId),
        isOpenAt(now),
        ids && inArray(sessions.id, [...ids]),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id, userId: sessions.userId })
  if (!harmless.includes(because)) await forgetDevices(db, userId)
  await publishSessionsEnded(db, ended, because)
  return ended.length
}
