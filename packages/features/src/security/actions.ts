import { actionAtom } from '../shared/request/actionAtom'
import { securityApiAtom } from './api'

/** Ends the given sessions, or all except this one. */
export const endSessionsAction = actionAtom({
  run: (get, _set, sessionIds: readonly string[] | undefined) =>
    get(securityApiAtom).endSessions({ body: sessionIds ? { sessionIds: [...sessionIds] } : {} }),
  stale: ['sessions', 'securityEvents'],
})

/** Reports that a sign-in wasn't the person's. */
export const disownSignInAction = actionAtom({
  run: (get, _set, sessionId: string) => get(securityApiAtom).disownSignIn({ body: { sessionId } }),
  stale: ['sessions', 'securityEvents'],
})
