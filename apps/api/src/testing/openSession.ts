import { openSession as open } from '../features/session'
import { issueTokens, type SessionTokens } from '../features/session/tokens/issueTokens'
import type { Ports } from '../ports/Ports'

export interface OpenedSession extends SessionTokens {
  readonly sessionId: string
  readonly userId: string
  readonly userAccount: string
}

/** A session as a sign-in opens it; undefined if the person doesn't exist, is locked, or has a second step to take. */
export async function openSession(
  ports: Ports,
  userId: string,
  now: Date,
  options: Parameters<typeof open>[4] = {},
): Promise<OpenedSession | undefined> {
  const result = await ports.database.transaction((db) => open(db, ports, userId, now, options))
  if (result.kind !== 'signedIn') return undefined
  const { session, account } = result
  const tokens = await issueTokens(ports.keys, ports.settings, session)
  return { ...tokens, sessionId: session.id, userId, userAccount: account }
}
