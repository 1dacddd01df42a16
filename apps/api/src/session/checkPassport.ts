import type { Person } from '../service/Call'
import type { ServiceKeys } from './serviceKeys'
import { readToken } from './signedTokens'

/** Whether a passport token is genuine, in time, and of the very session that calls. */
export async function checkPassport(
  keys: ServiceKeys,
  person: Person,
  passportToken: string,
  now: Date,
): Promise<boolean> {
  const claims = await readToken(keys, 'passport', passportToken)
  return claims !== undefined && claims.sessionId === person.sessionId && claims.expiresAt > now
}
