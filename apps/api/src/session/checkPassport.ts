import type { Person } from '../service/Call'
import type { Ports } from '../service/ports'
import { serviceKeys } from './serviceKeys'
import { readToken } from './signedTokens'

/** Whether a passport token is genuine, in time, and of the very session that calls. */
export async function checkPassport(
  ports: Ports,
  person: Person,
  passportToken: string,
  now: Date,
): Promise<boolean> {
  const claims = await readToken(await serviceKeys(ports.database), 'passport', passportToken)
  return claims !== undefined && claims.sessionId === person.sessionId && claims.expiresAt > now
}
