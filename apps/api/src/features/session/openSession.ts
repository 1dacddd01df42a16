import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Caller } from '../../platform/http/AuditRow'
import { randomId } from '../../platform/keys/randomId'
import { users } from '../../platform/people/tables'
import type { Ports } from '../../ports/Ports'
import { writeAuditRow } from '../audit'
import { endSessions } from './endSessions'
import { issueTokens, type SessionTokens } from './issueTokens'
import { sessions } from './tables'

interface OpeningOptions {
  /** Whether a browser signs in: it ends the person's earlier browser session. Default: true. */
  readonly isWebClient?: boolean
  /** The password hash that was checked: the session opens only while it's still the person's. Default: not asked. */
  readonly passwordHash?: string
  /** What the audit row calls it. Default: `signIn`. */
  readonly operation?: string
  /** From where it is opened. Default: not known. */
  readonly caller?: Caller | null
}

export interface OpenedSession extends SessionTokens {
  readonly sessionId: string
  readonly userId: string
  readonly userAccount: string
}

/**
 * Opens a session, in one transaction with its audit row and with the end of an earlier one on another web
 * terminal. Undefined when the person, or the password that was checked, is no longer there, or the
 * account is locked.
 */
export async function openSession(
  ports: Ports,
  userId: string,
  now: Date,
  options: OpeningOptions = {},
): Promise<OpenedSession | undefined> {
  const opened = await ports.database.transaction((db) => openSessionIn(db, ports, userId, now, options))
  if (!opened) return undefined
  const tokens = await issueTokens(ports.keys, ports.settings, opened.session)
  return { ...tokens, sessionId: opened.session.id, userId, userAccount: opened.account }
}

/** As {@link openSession}, on the caller's transaction; the tokens are still to be issued. */
export async function openSessionIn(
  db: Connection,
  { settings }: Pick<Ports, 'settings'>,
  userId: string,
  now: Date,
  { isWebClient = true, passwordHash, operation = 'signIn', caller = null }: OpeningOptions,
) {
  // The person's row is the lock: of two sign-ins at once one ends the other.
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.lockedAt || (passwordHash !== undefined && user.passwordHash !== passwordHash))
    return undefined

  if (isWebClient) await endSessions(db, { userId, webOnly: true, because: 'elsewhere', now })
  const session = {
    id: randomId(),
    userId,
    isWebClient,
    generation: 1,
    rotatedAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + settings.sessionSeconds * 1000),
  }
  await db.insert(sessions).values(session)
  await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId))
  await writeAuditRow(db, {
    companyId: '',
    at: now,
    actorId: userId,
    sessionId: session.id,
    operation,
    subject: { isWebClient },
    caller,
  })
  return { session, account: user.account }
}
