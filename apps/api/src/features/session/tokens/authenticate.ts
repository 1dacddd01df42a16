import type { StaffRole } from '@atrium/contracts/wire/staffRoles'
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { preparedOn } from '../../../platform/database/preparedOn'
import type { Caller } from '../../../platform/http/AuditRow'
import type { Person } from '../../../platform/http/Person'
import type { Presented } from '../../../platform/http/Presented'
import type { Resources } from '../../../platform/http/Resources'
import { readToken } from '../../../platform/keys/signedTokens'
import { staffRoles, users } from '../../../platform/people/tables'
import { sessionConnections, sessions } from '../tables'

/**
 * Identifies the caller. Reads the session's row every time, so that a session ends at once. `elsewhere`: another
 * terminal of the account ended it; reported even when the token has expired too.
 *
 * @param caller origin of a call that counts as a use of the session; what pages do by themselves doesn't
 */
export async function authenticate(
  ports: Pick<Resources, 'database' | 'keys'>,
  { token }: Pick<Presented, 'token'>,
  now: Date,
  caller?: Caller,
): Promise<Person | 'elsewhere' | 'anonymous'> {
  const claims = await readToken(ports.keys, 'access', token)
  if (!claims) return 'anonymous'

  const { connection } = ports.database
  const [session] = await sessionOf(connection).execute({ sessionId: claims.sessionId, now })
  if (!session || session.userId !== claims.userId) return 'anonymous'
  if (session.endedBecause === 'elsewhere') return 'elsewhere'
  const isOver = session.endedAt !== null || session.expiresAt <= now || session.idleAt <= now
  if (isOver || claims.expiresAt <= now) return 'anonymous'
  if (caller) await noteUse(connection, session, caller, now)
  const { account, provenAt, limitedTo, staff } = session
  return {
    userId: claims.userId,
    sessionId: claims.sessionId,
    account,
    provenAt,
    ...(limitedTo && { limitedTo }),
    ...(staff && { staff }),
  }
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
      limitedTo: limitedTo(sql`${sql.placeholder('now')}::timestamptz`),
      staff: rolesAtDesk,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('session_of'),
)

/** The companies that a session reaches, for a query that reads sessions; null: everything of its person. */
export const limitedTo = (now: SQL) =>
  sql<string[] | null>`case when ${sessions.isOwn} then null else array(
    select ${sessionConnections.companyId} from ${sessionConnections}
    where ${sessionConnections.sessionId} = ${sessions.id} and ${isSignedInAt(now)}) end`

/** Whether a sign-in at a company counts, as its identity provider may want it to end before the session. */
export const isSignedInAt = (now: SQL) =>
  sql`(${sessionConnections.endsAt} is null or ${sessionConnections.endsAt} > ${now})`

/** The roles of the session's person, if it is one at the desk; null: any other session. */
const rolesAtDesk = sql<StaffRole[] | null>`case when ${sessions.isDesk} then array(
    select ${staffRoles.role} from ${staffRoles} where ${staffRoles.userId} = ${sessions.userId}) end`

interface UsedSession {
  readonly id: string
  readonly usedAt: Date
  readonly idleAt: Date
}

/** Milliseconds between two writes of a session's use. */
const notedEvery = 60_000

/** Records the session's use and origin, and extends it by its idle time. */
export async function noteUse(
  db: Connection,
  { id, usedAt, idleAt }: UsedSession,
  { address, agent }: Caller,
  now: Date,
): Promise<void> {
  const earlier = new Date(now.getTime() - notedEvery)
  if (usedAt > earlier) return
  const allowed = idleAt.getTime() - usedAt.getTime()
  await db
    .update(sessions)
    .set({
      usedAt: now,
      usedAddress: address,
      usedAgent: agent,
      idleAt: new Date(now.getTime() + allowed),
    })
    // One of many simultaneous calls writes, and none reopens a session that ended meanwhile.
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), lte(sessions.usedAt, earlier)))
}
