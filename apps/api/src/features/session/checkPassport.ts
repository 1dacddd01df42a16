import type { Person } from '../../platform/http/Person'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { readToken } from '../../platform/keys/signedTokens'

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
