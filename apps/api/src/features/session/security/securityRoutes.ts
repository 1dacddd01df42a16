import { securityOperations } from '@atrium/contracts/security/policy'
import { securityRefusals } from '@atrium/contracts/security/refusals'
import { Refusal } from '../../../platform/refusal/Refusal'
import { implement } from '../../../ports/implement'
import { endSessions } from './endSessions'
import { getSecurity } from './getSecurity'
import { listSecurityEvents } from './listSecurityEvents'
import { disownSignIn, getSignIn, listSessions } from './signIns'

export const securityRoutes = implement(securityOperations, {
  getSecurity,
  listSessions,

  async endSessions({ db, now, person, body, audit, unchanged }) {
    const { userId, sessionId: except } = person
    const ids = body.sessionIds
    const ended = await endSessions(db, { userId, ids, except, because: 'elsewhere', now })
    if (ended === 0 && ids) throw new Refusal(securityRefusals.sessionMissing)
    if (ended === 0) unchanged()
    audit({ ended })
    return ended
  },

  listSecurityEvents,
  getSignIn,
  disownSignIn,
})
