import type { securityOperations } from '@atrium/contracts/security/policy'
import type { Call } from '../../ports/Call'
import { deviceOf } from './deviceOf'
import { findSignIn, isOpen } from './findSignIn'

export async function getSignIn({ db, now, person, query }: Call<typeof securityOperations.getSignIn>) {
  const session = await findSignIn(db, person, query.sessionId)
  return {
    isCurrent: session.id === person.sessionId,
    isOpen: isOpen(session, now),
    isWebClient: session.isWebClient,
    ...deviceOf(session.agent),
    address: session.address,
    signedInAt: session.createdAt.toISOString(),
  }
}
