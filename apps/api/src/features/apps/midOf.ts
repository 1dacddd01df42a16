import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Person } from '../../platform/http/Person'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { sessions } from '../session/tables'

/** The fingerprint of a person's browser: the same in all their sessions there, different for everybody else. */
export async function midOf(db: Connection, keys: ServiceKeys, person: Person): Promise<string> {
  const { userId, sessionId } = person
  const [session] = await db
    .select({ browserKey: sessions.browserKey })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  const fingerprint = mac(keys.derivation, ['browser', userId, session?.browserKey ?? sessionId], 8)
  const digits = Buffer.from(fingerprint, 'base64url').toString('hex').toUpperCase()
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}
