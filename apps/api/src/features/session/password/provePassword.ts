import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { eq } from 'drizzle-orm'
import type { Person } from '../../../platform/http/Person'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Ports } from '../../../ports/Ports'
import { oldPasswordGuards } from '../guards'
import { logRefusedTries } from '../security/logRefusedTries'
import { attempt } from '../signIn/attempt'
import { checkPassword } from './passwords'
import { unsealPasswords } from './unsealPasswords'

interface PasswordCall {
  readonly ports: Ports
  readonly now: Date
  readonly address: string
  readonly person: Person
}

/**
 * Checks that the caller knows the person's password and returns its hash. A wrong one is counted, and slows down
 * and locks as a wrong old password does.
 *
 * @param operation for the log
 */
export async function provePassword(
  { ports, now, address, person }: PasswordCall,
  operation: string,
  keyId: string,
  password: string,
): Promise<string> {
  const { database, keys } = ports
  const { userId } = person
  const sealed = { confirmation: password }
  const { confirmation } = await unsealPasswords(database.connection, keys, keyId, sealed, now)
  return logRefusedTries(ports.log, { operation, userId, address }, async () => {
    const proven = await attempt(database, oldPasswordGuards(keys, userId), true, now, async () => {
      const [user] = await database.connection
        .select({ hash: users.passwordHash })
        .from(users)
        .where(eq(users.id, userId))
      return (await checkPassword(user?.hash, confirmation)) ? user?.hash : undefined
    })
    if (proven === undefined) throw new Refusal(sessionRefusals.wrongPassword)
    return proven
  })
}
