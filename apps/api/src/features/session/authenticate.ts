import { eq, sql } from 'drizzle-orm'
import { preparedOn } from '../../platform/database/preparedOn'
import type { Person } from '../../platform/http/Person'
import type { Resources } from '../../platform/http/Resources'
import { readToken } from '../../platform/keys/signedTokens'
import { users } from '../../platform/people/tables'
import { sessions } from './tables'

/**
 * Who calls. The session's row is read every time, so that a session ends at once. `elsewhere`: it ended
 * because the account signed in on another terminal; told even when the token is late as well.
 */
export async function authenticate(
  ports: Pick<Resources, 'database' | 'keys'>,
  bearer: string,
  now: Date,
): Promise<Person | 'elsewhere' | 'anonymous'> {
  const claims = await readToken(ports.keys, 'access', bearer)
  if (!claims) return 'anonymous'

  const [session] = await sessionOf(ports.database.connection).execute({ sessionId: claims.sessionId })
  if (!session || session.userId !== claims.userId) return 'anonymous'
  if (session.endedBecause === 'elsewhere') return 'elsewhere'
  if (session.endedAt || session.expiresAt <= now || claims.expiresAt <= now) return 'anonymous'
  return { userId: claims.userId, sessionId: claims.sessionId, account: session.account }
}

const sessionOf = preparedOn((db) =>
  db
    .select({
      userId: sessions.userId,
      account: users.account,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      endedBecause: sessions.endedBecause,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('session_of'),
)
