import { securityErrors } from '@atrium/contracts/security/contract'
import type { securityOperations } from '@atrium/contracts/security/policy'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { endSessions } from './endSessions'
import { findSignIn } from './findSignIn'
import { forgetDevices } from './knownDevices'

/**
 * Whoever signed in there knows the password: no device is known any more, so that guessing is slow from everywhere.
 * Said of a session that is over it does the same.
 */
export async function disownSignIn(call: Call<typeof securityOperations.disownSignIn>): Promise<true> {
  const { db, now, person, body, audit } = call
  const { id, userId } = await findSignIn(db, person, body.sessionId)
  if (id === person.sessionId) throw new Refusal(securityErrors.ownSession, '这是您当前使用的登录')
  const ended = await endSessions(db, { userId, ids: [id], because: 'elsewhere', now })
  await forgetDevices(db, userId)
  audit({ disowned: id, ended })
  return true
}
