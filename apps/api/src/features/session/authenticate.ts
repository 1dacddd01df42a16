import { eq, sql } from 'drizzle-orm'
import { preparedOn } from '../../platform/database/preparedOn'
import type { Caller } from '../../platform/http/AuditRow'
import type { Person } from '../../platform/http/Person'
import type { Resources } from '../../platform/http/Resources'
import { readToken } from '../../platform/keys/signedTokens'
import { users } from '../../platform/people/tables'
import { noteUse } from './noteUse'
import { sessions } from './tables'

/**
 * Who calls. The session's row is read every time, so that a session ends at once. `elsewhere`: it was ended from
 * another terminal of the account; told even when the token is late as well.
 *
 * @param caller from where, where the call counts as a use of the session: what pages do by themselves doesn't
 */
export async function authenticate(
  ports: Pick<Resources, 'database' | 'keys'>,
  bearer: string,
  now: Date,
  caller?: Caller,
): Promise<Person | 'elsewhere' | 'anonymous'> {
  const claims = await readToken(ports.keys, 'access', bearer)
  if (!claims) return 'anonymous'

  const { connection } = ports.database
  const [session] = await sessionOf(connection).execute({ sessionId: claims.sessionId })
  if (!session || session.userId !== claims.userId) return 'anonymous'
  if (session.endedBecause === 'elsewhere') return 'elsewhere'
  const isOver = session.endedAt !== null || session.expiresAt <= now || session.idleAt <= now
  if (isOver || claims.expiresAt <= now) return 'anonymous'
  if (caller) await noteUse(connection, session, caller, now)
  const { account, provenAt } = session
  return { userId: claims.userId, sessionId: claims.sessionId, account, provenAt }
}

const sessionOf = preparedOn((db) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      account: users.account,
      usedAt: sessions.usedAt,
      idleAt: sessions.idleAt,
      provenAt: sessions.provenAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      endedBecause: sessions.endedBecause,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('session_of'),
)
