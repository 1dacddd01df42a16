import type { Authenticate } from '../http/Authenticate'
import type { Resources } from '../http/Resources'
import { readToken } from '../keys/signedTokens'
import type { Visitor } from './HubConnection'

/** Whose token it is, if it is still good. */
export async function identify(
  ports: Resources,
  authenticate: Authenticate,
  token: string,
): Promise<Visitor | undefined> {
  const now = ports.clock()
  const person = await authenticate(ports, token, now)
  if (typeof person === 'string') return undefined
  const claims = await readToken(ports.keys, 'access', token)
  const { userId, sessionId } = person
  return {
    userId,
    sessionId,
    tokenExpiresAt: claims?.expiresAt ?? ends(now, ports.settings.accessTokenSeconds),
  }
}

const ends = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
